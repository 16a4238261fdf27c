import { createApi } from '@reduxjs/toolkit/query/react';
import type { OperationRow } from '@wallet/contract';
import type { ApiError } from './api-error.ts';
import { walletBaseQuery } from './base-query.ts';
import type { ApiRequest, HasParams, Parts } from './prepare-call.ts';
import { toUnreadable } from './read-response.ts';

/** Cache tags. A read carries the tags of what it shows; an action invalidates the tags of what it changed. */
const tagTypes = [
  'Wallet',
  'Statement',
  'Slips',
  'Profile',
  'Credentials',
  'QrCode',
  'Invites',
  'Refund',
  'RefundLog',
  'Bonuses',
  'ActiveBonus',
  'Promotion',
  'SpinSetup',
  'Coupons',
  'WithdrawalLimits',
] as const;
export type ApiTag = (typeof tagTypes)[number];

/** The RTK Query API. Each resource injects its endpoints from its own file. */
export const walletApi = createApi({
  reducerPath: 'api',
  baseQuery: walletBaseQuery,
  tagTypes,
  // A read that hangs must not delay the others. `noteChanges` restarts reads that started before a change.
  invalidationBehavior: 'immediately',
  // Reloads what is on the screen when the device is back online.
  refetchOnReconnect: true,
  // A response that does not match its schema is an error, not a crash.
  catchSchemaFailure: ({ value }): ApiError => toUnreadable(value),
  endpoints: () => ({}),
});

/** Adds the intent to the argument of a money operation. */
type ArgOf<Op extends OperationRow, Arg> = Op['effect'] extends 'money' ? Arg & Intent : Arg;

interface FromOperation<Op extends OperationRow, Arg> {
  readonly query: (arg: ArgOf<Op, Arg>) => ApiRequest;
  readonly rawResponseSchema: Op['response'];
}

/**
 * Creates the part of an endpoint that its operation defines. `toParts` converts the argument into path parameters and
 * body; the `intentId` of a money operation is taken from the argument automatically.
 */
export function from<Op extends OperationRow>(operation: HasParams<Op> extends true ? never : Op): FromOperation<Op, unknown>;
export function from<Op extends OperationRow, Arg>(operation: Op, toParts: (arg: Arg) => Parts<Op>): FromOperation<Op, Arg>;
export function from<Op extends OperationRow, Arg>(operation: Op, toParts?: (arg: Arg) => Parts<Op>): FromOperation<Op, Arg> {
  return {
    query: (arg) => ({ ...toParts?.(arg), operation, ...(operation.effect === 'money' && { intentId: (arg as Intent).intentId }) }),
    rawResponseSchema: operation.response,
  };
}

/** Carried by every action that moves money. Its id lets a backend recognise a repeated request. */
export interface Intent {
  readonly intentId: string;
  /** The action changes no balance and does not trigger a reload. */
  readonly leavesBalances?: boolean | undefined;
}

/** An action on something that has a code. */
export interface CodedIntent extends Intent {
  readonly code: string;
}

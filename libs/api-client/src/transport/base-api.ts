import { createApi } from '@reduxjs/toolkit/query/react';
import type { OperationRow } from '@wallet/contract/operations';
import type { ApiError } from './api-error.ts';
import { walletBaseQuery } from './base-query.ts';
import type { Intent } from './intent.ts';
import type { ApiRequest, HasParams, Parts } from './prepare-call.ts';
import { toUnreadable } from './read-response.ts';

/** What can go out of date. A read carries the tags of what it shows, an action names those of what it changed. */
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
] as const;
export type ApiTag = (typeof tagTypes)[number];

/** The one API. Each resource injects its endpoints from its own file. */
export const walletApi = createApi({
  reducerPath: 'api',
  baseQuery: walletBaseQuery,
  tagTypes,
  // One read that hangs must not hold back the others. `noteChanges` restarts what was on its way before a change.
  invalidationBehavior: 'immediately',
  // Back online, what is on the screen follows the backend by itself.
  refetchOnReconnect: true,
  // An answer that the contract does not know is an error like any other, not a crash.
  catchSchemaFailure: ({ value }): ApiError => toUnreadable(value),
  endpoints: () => ({}),
});

/** The argument of a money operation also names its intent. */
type ArgOf<Op extends OperationRow, Arg> = Op['effect'] extends 'money' ? Arg & Intent : Arg;

interface FromOperation<Op extends OperationRow, Arg> {
  readonly query: (arg: ArgOf<Op, Arg>) => ApiRequest;
  readonly rawResponseSchema: Op['response'];
}

/**
 * The part of an endpoint that its operation in the contract decides. `toParts` turns the endpoint's argument into path
 * parameters and body; a money operation takes its `intentId` out of the argument by itself.
 */
export function from<Op extends OperationRow>(operation: HasParams<Op> extends true ? never : Op): FromOperation<Op, unknown>;
export function from<Op extends OperationRow, Arg>(operation: Op, toParts: (arg: Arg) => Parts<Op>): FromOperation<Op, Arg>;
export function from<Op extends OperationRow, Arg>(operation: Op, toParts?: (arg: Arg) => Parts<Op>): FromOperation<Op, Arg> {
  return {
    query: (arg) => ({ ...toParts?.(arg), operation, ...(operation.effect === 'money' && { intentId: (arg as Intent).intentId }) }),
    rawResponseSchema: operation.response,
  };
}

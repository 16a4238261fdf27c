import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { walletBaseQuery } from './base-query.ts';
import { toUnreadable } from './read-answer.ts';

/** What can go out of date. A read carries the tags of what it shows, an action names those of what it changed. */
const tagTypes = [
  'Wallet', 'Statement', 'Slips', 'Profile', 'Credentials', 'QrCode', 'Invites', 'Refund', 'RefundLog', 'Bonuses',
  'ActiveBonus', 'Promotion', 'SpinSetup', 'Coupons',
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

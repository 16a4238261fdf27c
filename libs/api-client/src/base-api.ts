import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { walletBaseQuery } from './base-query.ts';

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
  // An answer that the contract does not know is an error like any other, not a crash.
  catchSchemaFailure: (): ApiError => ({ kind: 'unreadable' }),
  endpoints: () => ({}),
});

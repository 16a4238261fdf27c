import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { walletBaseQuery } from './base-query.ts';

/** The one API. Each resource injects its endpoints from its own file. */
export const walletApi = createApi({
  reducerPath: 'api',
  baseQuery: walletBaseQuery,
  tagTypes: ['Wallet'],
  // An answer that the contract does not know is an error like any other, not a crash.
  catchSchemaFailure: (): ApiError => ({ kind: 'unreadable' }),
  endpoints: () => ({}),
});

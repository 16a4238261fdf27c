import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import type { ApiContext, StoreContext } from './api-context.ts';
import { walletApi } from './base-api.ts';
import { createInFlightReads } from './in-flight-reads.ts';
import { lastChange, noteChanges } from './last-change.ts';
import { serverClock } from './server-clock.ts';

/**
 * The memory of one session. A new session gets a new store, so nothing of one member can reach the next:
 * an answer that comes late lands in the store that nobody looks at any more.
 */
export function createApiStore(context: ApiContext) {
  // Not spread: what a context gives by getter may change while the session lasts.
  const reads = createInFlightReads();
  const extraArgument: StoreContext = Object.assign(Object.create(context) as ApiContext, { reads });
  return configureStore({
    reducer: {
      [walletApi.reducerPath]: walletApi.reducer,
      [serverClock.reducerPath]: serverClock.reducer,
      [lastChange.reducerPath]: lastChange.reducer,
    },
    middleware: (defaults) =>
      // The checks of the development build would walk through every answer, and find the files that uploads carry.
      defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(
        noteChanges(reads),
        walletApi.middleware,
      ),
    // The tools would show tokens and balances to every browser extension.
    devTools: false,
  });
}

export type ApiStore = ReturnType<typeof createApiStore>;

/** The present session's dispatch, for calls that are not tied to a component's life. */
export const useApiDispatch = useDispatch.withTypes<ApiStore['dispatch']>();

/** The present session's store, for what lives as long as the session. */
export const useApiStore = useStore.withTypes<ApiStore>();

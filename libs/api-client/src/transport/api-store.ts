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
      defaults({
        thunk: { extraArgument },
        // Plain data, that nobody changes in place: checked while developing. A slow machine is no fault of the data.
        serializableCheck: import.meta.env.DEV && { warnAfter: 1000 },
        immutableCheck: import.meta.env.DEV && { warnAfter: 1000 },
      }).concat(noteChanges(reads), walletApi.middleware),
    // In a release the tools would show balances to every browser extension.
    devTools: import.meta.env.DEV,
  });
}

export type ApiStore = ReturnType<typeof createApiStore>;

/** The present session's dispatch, for calls that are not tied to a component's life. */
export const useApiDispatch = useDispatch.withTypes<ApiStore['dispatch']>();

/** The present session's store, for what lives as long as the session. */
export const useApiStore = useStore.withTypes<ApiStore>();

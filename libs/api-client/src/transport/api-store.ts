import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import type { ApiContext, StoreContext } from './api-context.ts';
import { walletApi } from './base-api.ts';
import { createInFlightReads } from './in-flight-reads.ts';
import { lastChange, noteChanges } from './last-change.ts';
import { serverClock } from './server-clock.ts';

/** The toolkit reads the same, to leave its checks out of a release. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Is the state plain data that nobody changes in place? A slow machine is no fault of the data. */
const developmentCheck = { warnAfter: 1000 };

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
        serializableCheck: developmentCheck,
        immutableCheck: developmentCheck,
      }).concat(noteChanges(reads), walletApi.middleware),
    // In a release the tools would show balances to every browser extension.
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type ApiStore = ReturnType<typeof createApiStore>;

/** The present session's dispatch, for calls that are not tied to a component's life. */
export const useApiDispatch = useDispatch.withTypes<ApiStore['dispatch']>();

/** The present session's store, for what lives as long as the session. */
export const useApiStore = useStore.withTypes<ApiStore>();

import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { sessionEnded, slices } from '../store/root-reducer.ts';
import type { ApiContext, StoreContext } from './api-context.ts';
import { walletApi } from './base-api.ts';
import { createInFlightReads } from './in-flight-reads.ts';
import { noteChanges } from './last-change.ts';

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
  const effects = createDynamicMiddleware();
  const store = configureStore({
    reducer: slices,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: developmentCheck,
        immutableCheck: developmentCheck,
      })
        .prepend(effects.middleware)
        .concat(noteChanges(reads), walletApi.middleware),
    // In a release the tools would show balances to every browser extension.
    devTools: process.env.NODE_ENV !== 'production',
  });
  return Object.assign(store, {
    /** Adds what a feature does when something happens. Its code comes with the feature. */
    addMiddleware: effects.addMiddleware,
  });
}

export type ApiStore = ReturnType<typeof createApiStore>;

/** Forgets all that a store holds once its session has ended. What comes late for it is not kept either. */
export function emptyStore(store: ApiStore): void {
  const empty = slices(undefined, sessionEnded());
  store.replaceReducer(() => empty);
  store.dispatch(sessionEnded());
}

/** The present session's dispatch, for calls that are not tied to a component's life. */
export const useApiDispatch = useDispatch.withTypes<ApiStore['dispatch']>();

/** The present session's store, for what lives as long as the session. */
export const useApiStore = useStore.withTypes<ApiStore>();

import { configureStore, createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { sessionEnded, slices, type StoreState } from './root-reducer.ts';
import type { ApiContext, StoreContext } from '../transport/api-context.ts';
import { walletApi } from '../transport/base-api.ts';
import { endCalls } from '../transport/base-query.ts';
import { createInFlightReads } from '../transport/in-flight-reads.ts';
import { noteChanges } from '../transport/last-change.ts';

/** Redux Toolkit reads the same constant to remove its checks from a release. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Checks that the state is plain data and never mutated. The threshold is high because slow machines are no error. */
const developmentCheck = { warnAfter: 1000 };

/**
 * The store of one session. A new session gets a new store, so no data of one member can reach the next: a late
 * response ends up in a store that is no longer used.
 */
export function createApiStore(context: ApiContext) {
  // Not spread, because a context may have getters that change during the session.
  const reads = createInFlightReads();
  const extraArgument: StoreContext = Object.assign(Object.create(context) as ApiContext, { reads });
  const effects = createListenerMiddleware<StoreState>();
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
    // In a release, the devtools would expose balances to every browser extension.
    devTools: process.env.NODE_ENV !== 'production',
  });
  /** Starts an effect of a feature. Its code loads with the feature. */
  const startListening: TypedStartListening<StoreState> = effects.startListening;
  return Object.assign(store, { startListening });
}

export type ApiStore = ReturnType<typeof createApiStore>;

/** Removes everything from a store whose session has ended. Late responses are not stored either, and nothing more is sent. */
export function emptyStore(store: ApiStore): void {
  store.dispatch(endCalls);
  const empty = slices(undefined, sessionEnded());
  store.replaceReducer(() => empty);
  store.dispatch(sessionEnded());
}

/** The dispatch function of the current session, for calls that are not tied to a component. */
export const useApiDispatch = useDispatch.withTypes<ApiStore['dispatch']>();

/** The store of the current session, for objects that live as long as the session. */
export const useApiStore = useStore.withTypes<ApiStore>();

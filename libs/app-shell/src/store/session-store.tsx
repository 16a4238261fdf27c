import { ApiStoreProvider, createApiStore, emptyStore, followConnection, type ApiStore } from '@wallet/api-client';
import type { ReactNode } from 'react';
import { useApp, useSessionEpoch } from './app-context.ts';
import type { OpenStore } from './lazy-store.ts';

/** The state of each store before anything was read, which is what prerendered pages show. */
const firstStates = new WeakMap<ApiStore, ReturnType<ApiStore['getState']>>();

/** Creates a store. It is emptied when its session ends. */
export const openStore: OpenStore = (context) => {
  const store = createApiStore(context);
  firstStates.set(store, store.getState());
  const stopFollowing = followConnection(store);
  return {
    store,
    end: () => {
      stopFollowing();
      emptyStore(store);
    },
  };
};

/**
 * Provides the store of the session. Everything inside is remounted when the session changes. A part of a prerendered page that is hydrated
 * after a response has arrived shows at first what was prerendered: React would refuse anything else.
 */
export function SessionStoreProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useApp();
  const epoch = useSessionEpoch();
  const store = api.current(openStore);
  return (
    <ApiStoreProvider key={epoch} store={store} serverState={firstStates.get(store)}>
      {children}
    </ApiStoreProvider>
  );
}

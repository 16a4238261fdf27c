import { ApiStoreProvider, createApiStore, emptyStore, followConnection } from '@wallet/api-client';
import type { ReactNode } from 'react';
import { useApp, useSessionEpoch } from './app-context.ts';
import type { OpenStore } from './lazy-store.ts';

/** Creates a store. It is emptied when its session ends. */
export const openStore: OpenStore = (context) => {
  const store = createApiStore(context);
  const stopFollowing = followConnection(store);
  return {
    store,
    end: () => {
      stopFollowing();
      emptyStore(store);
    },
  };
};

/** Provides the store of the session. Everything inside is remounted when the session changes. */
export function SessionStoreProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useApp();
  const epoch = useSessionEpoch();
  return (
    <ApiStoreProvider key={epoch} store={api.current(openStore)}>
      {children}
    </ApiStoreProvider>
  );
}

import { ApiStoreProvider } from '@wallet/api-client';
import { use, type ReactNode } from 'react';
import { useApp } from '../context/app-context.ts';
import { useSessionEpoch } from '../context/use-session.ts';

/** Provides the store of the session. Everything inside is remounted when the session changes. */
export function SessionStoreProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useApp();
  const epoch = useSessionEpoch();
  const store = use(api.load());
  return (
    <ApiStoreProvider key={epoch} store={store}>
      {children}
    </ApiStoreProvider>
  );
}

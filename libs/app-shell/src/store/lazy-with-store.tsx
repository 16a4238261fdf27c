import type { ComponentType } from 'react';
import { lazyWithPreload, type LazyPart } from '../router/lazy-with-preload.tsx';

/** Loads the code of the store. */
export const loadStoreCode = () => import('./session-store.tsx');

/** Loads a component that calls the backend, together with the store of the session. */
export async function withStore<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const [Part, { SessionStoreProvider }] = await Promise.all([load(), loadStoreCode()]);
  return function PartWithStore(props: Props) {
    return (
      <SessionStoreProvider>
        <Part {...props} />
      </SessionStoreProvider>
    );
  };
}

/** A lazy component that calls the backend. */
export const lazyWithStore = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> =>
  lazyWithPreload(() => withStore(load));

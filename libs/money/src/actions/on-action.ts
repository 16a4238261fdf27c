import type { ApiStore } from '@wallet/api-client';

type Listener = (action: unknown) => void;

const ofStores = new WeakMap<ApiStore, Set<Listener>>();

/**
 * Calls back after each action of a store. Returns a function that unsubscribes. The listener middleware of Redux
 * Toolkit can do more, but adds a kilobyte to every page.
 */
export function onAction(store: ApiStore, listener: Listener): () => void {
  const listeners = ofStores.get(store) ?? listenTo(store);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function listenTo(store: ApiStore): Set<Listener> {
  const listeners = new Set<Listener>();
  ofStores.set(store, listeners);
  store.addMiddleware(() => (next) => (action) => {
    const result = next(action);
    for (const listener of listeners) listener(action);
    return result;
  });
  return listeners;
}

import type { ApiStore } from '@wallet/api-client';
import type { StoreState } from '@wallet/api-client/store';
import { type KeyValueStore, memberPrefix } from '@wallet/session';
import type { Middleware } from 'redux';
import { readTracked } from './tracked-transaction.ts';
import { restored, selectTracked } from './tracked-slice.ts';

/** Key of the list in the tab's storage. */
const trackedKey = `${memberPrefix}tracked`;

const persisted = new WeakSet<ApiStore>();

/** Keeps the list over a reload of this tab: restores it, and saves every change. Runs once per store. */
export function persistTracked(store: ApiStore, tab: KeyValueStore): void {
  if (persisted.has(store)) return;
  persisted.add(store);
  const stored = readTracked(tab.get(trackedKey));
  if (stored.length > 0) store.dispatch(restored(stored));
  store.addMiddleware(keepIn(tab));
}

const keepIn =
  (tab: KeyValueStore): Middleware<object, StoreState> =>
  (store) =>
  (next) =>
  (action) => {
    const before = selectTracked(store.getState());
    const result = next(action);
    const items = selectTracked(store.getState());
    if (items === before) return result;
    if (items.length === 0) tab.remove(trackedKey);
    else tab.set(trackedKey, JSON.stringify(items));
    return result;
  };

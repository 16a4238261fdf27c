import { isWish, wishOf } from '../app/paths.ts';
import { noWish, storageKeys, type KeyValueStore } from '../storage/storage.ts';

interface Tab {
  readonly tab: KeyValueStore;
}

/** Keeps where visitors want to go until they have logged in. */
export function keepWish({ tab }: Tab, path: string, search: string): void {
  const wish = wishOf(path, search);
  if (wish !== null && tab.get(storageKeys.wish) !== noWish) tab.set(storageKeys.wish, wish);
}

/** Whoever has just logged out, here or in another tab, wants to go nowhere, also by way back through the history. */
export const wantNothing = (tab: KeyValueStore): void => tab.set(storageKeys.wish, noWish);

/** Where the members wanted to go before they logged in; null where nowhere in particular. It counts once. */
export function takeWish({ tab }: Tab): string | null {
  const address = tab.get(storageKeys.wish);
  tab.remove(storageKeys.wish);
  return address !== null && isWish(address) ? address : null;
}

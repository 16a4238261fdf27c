import type { AppServices } from '../app/app-context.ts';
import { isWish, wishOf } from '../app/paths.ts';
import { storageKeys } from '../storage/storage.ts';

/** Keeps where a visitor wanted to go until he has logged in. Who has just logged out, here or in another tab, wants to go nowhere. */
export function keepWish({ session, tab }: Pick<AppServices, 'session' | 'tab'>, path: string, search: string): void {
  const why = session.lastEnd();
  const wish = wishOf(path, search);
  if (wish !== null && (why === null || why === 'expired')) tab.set(storageKeys.wish, wish);
}

/** Where the member wanted to go before he logged in; null where nowhere in particular. It counts once. */
export function takeWish({ tab }: Pick<AppServices, 'tab'>): string | null {
  const address = tab.get(storageKeys.wish);
  tab.remove(storageKeys.wish);
  return address !== null && isWish(address) ? address : null;
}

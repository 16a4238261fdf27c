import type { AppServices } from '../app/app-context.ts';
import { isWish } from '../app/paths.ts';
import { storageKeys } from '../storage/storage.ts';

/** Keeps where a visitor wanted to go until he has logged in. Who has just logged out, here or in another tab, wants to go nowhere. */
export function keepWish({ session, tab }: Pick<AppServices, 'session' | 'tab'>, path: string): void {
  const why = session.lastEnd();
  if (isWish(path) && (why === null || why === 'expired')) tab.set(storageKeys.wish, path);
}

/** Where the member wanted to go before he logged in; null where nowhere in particular. It counts once. */
export function takeWish({ tab }: Pick<AppServices, 'tab'>): string | null {
  const path = tab.get(storageKeys.wish);
  tab.remove(storageKeys.wish);
  return path !== null && isWish(path) ? path : null;
}

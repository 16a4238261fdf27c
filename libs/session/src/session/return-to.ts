import { isSharedAddress, sharedBeforeLogin } from '@wallet/domain';
import { removeMemberCaches, type KeyValueStore } from '../storage/storage.ts';

/** Where a login leads by default. */
export const homePath = '/user/home';

/** Key in the tab's storage of the address that a visitor wanted to open. */
export const returnToKey = 'returnTo';

/** Set from a logout until the next login, so that the next member does not see the last member's page. */
export const returnNowhere = '';

const isReturnTo = (address: string): boolean => /^\/user\/[\w-]+(?:\?modal=[\w=&-]+)?$/.test(address) && address !== homePath;

/** The part of an address that may be opened after a login: a member page, with its modal if that is safe. Null if there is none. */
const returnToOf = (path: string, search: string): string | null => [path + search, path].find(isReturnTo) ?? null;

/**
 * What to store in place of `stored` when a visitor opens an address. After a logout, in this tab or another, nothing is saved until the next
 * login, but for a slip that was shared with the app. What was shared does not wait for anyone who opens another page.
 */
export function nextReturnTo(stored: string | null, path: string, search: string): string | null {
  const address = returnToOf(path, search);
  if (address !== null && (stored !== returnNowhere || isSharedAddress(address))) return address;
  return leadsToShared(stored) ? returnNowhere : stored;
}

/** Saves the address that a visitor wanted to open. */
export function saveReturnTo(tab: KeyValueStore, path: string, search: string): void {
  const stored = tab.get(returnToKey);
  const next = nextReturnTo(stored, path, search);
  if (next !== null) tab.set(returnToKey, next);
  if (!leadsToShared(next)) removeMemberCaches();
}

/** Whether the next login in this tab leads to a slip that was shared with the app. */
export const leadsToShared = (stored: string | null): boolean => stored !== null && isSharedAddress(stored);

/** Saves nothing until the next login, even if Back reloads a member page. */
export const clearReturnTo = (tab: KeyValueStore): void => tab.set(returnToKey, returnNowhere);

/** Returns and removes the address to open after a login. Null if none was saved. */
export function takeReturnTo(tab: KeyValueStore): string | null {
  const address = tab.get(returnToKey);
  tab.remove(returnToKey);
  return address !== null && isReturnTo(address) ? sharedBeforeLogin(address) : null;
}

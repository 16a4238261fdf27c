import type { KeyValueStore } from '../storage/storage.ts';

/** Where a login leads unless the member wanted to go somewhere else. */
export const homePath = '/user/home';

/** Key in the tab's storage of the address that a visitor wanted to open. */
export const returnToKey = 'returnTo';

/** Stored from a log-out until the next login: the last member's address is not to be opened by the next one. */
export const returnNowhere = '';

const isReturnTo = (address: string): boolean => /^\/user\/[\w-]+(?:\?modal=[\w=&-]+)?$/.test(address) && address !== homePath;

/** What of an address is opened after the login: a member's page, with its modal if that is safe to keep; null where neither is. */
export const returnToOf = (path: string, search: string): string | null => [path + search, path].find(isReturnTo) ?? null;

/** Saves the address that a visitor wanted to open. */
export function saveReturnTo(tab: KeyValueStore, path: string, search: string): void {
  const address = returnToOf(path, search);
  if (address !== null && tab.get(returnToKey) !== returnNowhere) tab.set(returnToKey, address);
}

/** After a log-out, here or in another tab, nothing is saved until the next login, also when Back reloads a member's page. */
export const clearReturnTo = (tab: KeyValueStore): void => tab.set(returnToKey, returnNowhere);

/** The address to open after the login; null where none was saved. It is removed by that. */
export function takeReturnTo(tab: KeyValueStore): string | null {
  const address = tab.get(returnToKey);
  tab.remove(returnToKey);
  return address !== null && isReturnTo(address) ? address : null;
}

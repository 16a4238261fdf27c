import { sharedParameter } from '@wallet/domain';
import type { KeyValueStore } from '../storage/storage.ts';

/** Where a login leads by default. */
export const homePath = '/user/home';

/** Key in the tab's storage of the address that a visitor wanted to open. */
export const returnToKey = 'returnTo';

/** Set from a logout until the next login, so that the next member does not see the last member's page. */
export const returnNowhere = '';

const isReturnTo = (address: string): boolean => /^\/user\/[\w-]+(?:\?modal=[\w=&-]+)?$/.test(address) && address !== homePath;

/** The part of an address that may be opened after a login: a member page, with its modal if that is safe. Null if there is none. */
export const returnToOf = (path: string, search: string): string | null => [path + search, path].find(isReturnTo) ?? null;

/**
 * Whether an address may be saved over what is stored. After a logout, in this tab or another, nothing is until the next login, but for a slip
 * that was shared with the app, which is to be sent.
 */
export const mayReturnTo = (stored: string | null, address: string): boolean =>
  stored !== returnNowhere || address.includes(`&${sharedParameter}=`);

/** Saves the address that a visitor wanted to open. */
export function saveReturnTo(tab: KeyValueStore, path: string, search: string): void {
  const address = returnToOf(path, search);
  if (address !== null && mayReturnTo(tab.get(returnToKey), address)) tab.set(returnToKey, address);
}

/** Saves nothing until the next login, even if Back reloads a member page. */
export const clearReturnTo = (tab: KeyValueStore): void => tab.set(returnToKey, returnNowhere);

/** Returns and removes the address to open after a login. Null if none was saved. */
export function takeReturnTo(tab: KeyValueStore): string | null {
  const address = tab.get(returnToKey);
  tab.remove(returnToKey);
  return address !== null && isReturnTo(address) ? address : null;
}

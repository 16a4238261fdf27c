import { safeUrl } from './safe-url.ts';

/**
 * Opens a web address from outside in a window of its own, which learns neither who opened it nor from where. Call it
 * in the press itself, or the browser takes it for a pop-up. False, and nothing opens, where the address may not be used.
 */
export function openExternal(value: unknown): boolean {
  const address = safeUrl(value, 'link');
  if (!address?.startsWith('https://')) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}

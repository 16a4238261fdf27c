import { safeUrl } from './safe-url.ts';

/**
 * Opens a web URL from outside in a new window without referrer and opener. Call it in the event handler of a press, or
 * the browser blocks it as a pop-up. Returns false, and opens nothing, if the URL is not allowed.
 */
export function openExternal(value: unknown): boolean {
  const address = safeUrl(value, 'link');
  if (!address?.startsWith('https://')) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}

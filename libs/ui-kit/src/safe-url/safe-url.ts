import { isAllowedLink, maxDataUrlLength, maxUrlLength, parseUrl, type AllowedLinks } from '@wallet/domain';

/**
 * Purpose of a URL. Links may open some apps; images may be data URLs; videos and captions must come from a server.
 * `outside` is for games and slip pictures: https, and what the operator allows.
 */
export type UrlUse = 'link' | 'image' | 'media' | 'outside';

const appSchemes = /^(?:line|tel|mailto|market|itms-apps):[^\s]/i;
const imageData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;
/** Characters that browsers ignore or reorder (controls, spaces, marks), so that a URL looks different from what it does. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * Returns a URL from outside if it is allowed: https, a path of our own, an app scheme for links, image data for
 * images. Null for anything else. The only function that decides this.
 */
export function safeUrl(value: unknown, use: UrlUse, allowed: AllowedLinks = []): string | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  if (use === 'image' && imageData.test(address)) return address.length <= maxDataUrlLength ? address : null;
  if (address === '' || address.length > maxUrlLength || hidden.test(address)) return null;
  if (use === 'outside') return outsideUrl(address, allowed);
  if (/^\/(?!\/)/.test(address)) return address;
  if (use === 'link' && appSchemes.test(address)) return address;
  return /^https:/i.test(address) ? outsideUrl(address, []) : null;
}

function outsideUrl(address: string, allowed: AllowedLinks): string | null {
  // Browsers accept "https:a" and "https:///a" too, but they do not mean what they look like.
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/]/i.test(address)) return null;
  const url = parseUrl(address);
  // User info before the host makes another site look like a known one.
  if (url?.username !== '' || url.password !== '') return null;
  return isAllowedLink(url, allowed) ? url.href : null;
}

/** Whether a picture from outside is loaded over the line. One in a data URL has come with the answer that names it. */
export function costsData(src: unknown): boolean {
  const address = safeUrl(src, 'image');
  return address !== null && !address.startsWith('data:');
}

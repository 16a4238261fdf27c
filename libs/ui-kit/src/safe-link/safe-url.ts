import { isAllowedLink, maxDataUrlLength, maxUrlLength, parseUrl, type AllowedLinks } from '@wallet/domain';

/**
 * What an address is for. Apps that a link may open are listed; images may also carry their bytes in the address;
 * videos and their captions come from servers only. `outside` is where a game or the picture of a slip opens: https, and
 * what the operator allows besides.
 */
export type UrlUse = 'link' | 'image' | 'media' | 'outside';

const appSchemes = /^(?:line|tel|mailto|market|itms-apps):[^\s]/i;
const imageData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;
/** Signs that browsers drop or turn around (controls, spaces, marks), so that an address reads otherwise than it works. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * An address from outside, if it may be used: https, a path of our own, an app's scheme for links, image data for
 * images. null for anything else. The one judge of such addresses.
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
  // Browsers read "https:a" and "https:///a" too, but not as they look.
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/]/i.test(address)) return null;
  const url = parseUrl(address);
  // A name before the host makes another site look like a known one.
  if (url?.username !== '' || url.password !== '') return null;
  return isAllowedLink(url, allowed) ? url.href : null;
}

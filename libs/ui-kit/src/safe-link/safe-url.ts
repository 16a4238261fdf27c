/**
 * What an address is for. Apps that a link may open are listed; images may also carry their bytes in the address;
 * videos and their captions come from servers only.
 */
export type UrlUse = 'link' | 'image' | 'media';

const longestUrl = 2048;
/** A QR code or a small logo; larger images belong into files. */
const longestDataUrl = 200_000;

const appSchemes = /^(?:line|tel|mailto|market|itms-apps):[^\s]/i;
const imageData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;
/** Signs that browsers drop or turn around (controls, spaces, marks), so that an address reads otherwise than it works. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * An address from outside, if it may be used: https, a path of our own, an app's scheme for links, image data for
 * images. null for anything else. The one judge of such addresses.
 */
export function safeUrl(value: unknown, use: UrlUse): string | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  if (use === 'image' && imageData.test(address)) return address.length <= longestDataUrl ? address : null;
  if (address === '' || address.length > longestUrl || hidden.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  if (use === 'link' && appSchemes.test(address)) return address;
  if (!/^https:\/\/[^/]/i.test(address)) return null;
  return readHttps(address);
}

function readHttps(address: string): string | null {
  try {
    const url = new URL(address);
    // A name before the host makes another site look like a known one.
    return url.username === '' && url.password === '' ? url.href : null;
  } catch {
    // No address at all.
    return null;
  }
}

/** Parses a URL. Null if it is invalid. Older browsers have no `URL.parse`. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    // Not a URL.
    return null;
  }
}

/** No sign of it means anything in a header, an attribute or the configuration of a server. */
const pattern = /^https?:\/\/([a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*)(?::\d{1,5})?(?:\/[\w.~-]*)*$/i;

const ownMachine = ['localhost', '127.0.0.1'];

/** Reads the address of a server that an operator names: https, or http on this machine. Null if it is none. */
export function readWebAddress(text: string): URL | null {
  const host = pattern.exec(text)?.[1]?.toLowerCase();
  const url = parseUrl(text);
  // Browsers read some numbers as other hosts.
  if (url === null || url.hostname !== host) return null;
  return url.protocol === 'https:' || ownMachine.includes(host) ? url : null;
}

/** Characters nobody sees, which come with copied text. */
const invisible = /\p{Cf}/gu;
const lineId = /^@[\w.-]+$/;
const webScheme = /^(?:https?:)?\/\//i;
const host = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/**
 * Makes an address of what an operator enters for their chat app or its QR code: https where it is http or has no scheme, and the page of the
 * LINE account where it is an id, such as `@name`. Returns anything else as it is.
 */
export function toContactAddress(text: string): string {
  const address = text.replace(invisible, '').trim();
  if (lineId.test(address)) return `https://line.me/R/ti/p/${encodeURIComponent(address)}`;
  if (webScheme.test(address)) return address.replace(webScheme, 'https://');
  return host.test(address) ? `https://${address}` : address;
}

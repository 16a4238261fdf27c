import { parseUrl } from './address.ts';

/** Addresses besides https that games and slip pictures may use: `http:`, a host as `http://host`, or an app scheme such as `intent:`. */
export type AllowedLinks = readonly string[];

/** Schemes that no operator can allow: they run or read something in the name of the page, or lead nowhere. */
const neverAllowed: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'filesystem:',
  'about:',
  'view-source:',
  'jar:',
  'mhtml:',
  'chrome:',
  'resource:',
  'ws:',
  'wss:',
  'ftp:',
]);

const scheme = /^[a-z][a-z\d+.-]{0,63}:$/;
const httpHost = /^http:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?\/?$/;

/** Parses the operator's list, separated by spaces or commas. Null if any of it is not allowed. */
export function readAllowedLinks(text: string): AllowedLinks | null {
  const read = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map(readEntry);
  return read.every((entry) => entry !== null) ? read : null;
}

function readEntry(entry: string): string | null {
  if (scheme.test(entry)) return neverAllowed.has(entry) ? null : entry;
  return httpHost.test(entry) ? (parseUrl(entry)?.origin ?? null) : null;
}

/** What opening an address needs to be allowed: its app scheme. Null if it is no web address with TLS and no app may open it. */
export function readAppLink(text: string): AllowedLinks | null {
  const protocol = parseUrl(text)?.protocol;
  if (protocol === undefined || protocol === 'http:' || neverAllowed.has(protocol)) return null;
  return [protocol];
}

/** Whether a URL may be opened, by scheme or host. Forbidden schemes are never allowed. */
export function isAllowedLink({ protocol, origin }: Pick<URL, 'protocol' | 'origin'>, allowed: AllowedLinks): boolean {
  if (neverAllowed.has(protocol)) return false;
  return protocol === 'https:' || allowed.includes(protocol) || allowed.includes(origin);
}

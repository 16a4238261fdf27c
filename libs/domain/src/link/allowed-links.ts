import { parseUrl } from './parse-url.ts';

/** What a game or the picture of a slip may open besides https: `http:`, one host as `http://host`, an app's scheme as `intent:`. */
export type AllowedLinks = readonly string[];

/** What runs, reads or shows something in the name of the page, or is no place to go to: no operator can allow it. */
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

/** Reads what an operator allows, between spaces or commas; null where any of it cannot be allowed. */
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

/** May this address be opened, by its scheme or its host? Those that are never allowed may not, whatever the list says. */
export function isAllowedLink({ protocol, origin }: Pick<URL, 'protocol' | 'origin'>, allowed: AllowedLinks): boolean {
  if (neverAllowed.has(protocol)) return false;
  return protocol === 'https:' || allowed.includes(protocol) || allowed.includes(origin);
}

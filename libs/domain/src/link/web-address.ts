import { parseUrl } from './parse-url.ts';

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

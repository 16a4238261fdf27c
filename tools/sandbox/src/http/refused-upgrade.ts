import type { Duplex } from 'node:stream';
import { responseHeaders } from './response-headers.ts';

const statusOfRefusal = /^HTTP\/1\.1 4\d\d .*\r\n/;
const lines = Object.entries(responseHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/**
 * Adds the common headers to a refused upgrade. engine.io and ws write it to the socket themselves, as the first chunk
 * and as text. Everything else passes unchanged.
 */
export function addHeadersToRefusal(line: Duplex): void {
  const [write, end] = [line.write.bind(line), line.end.bind(line)];
  const first =
    (send: (...args: never[]) => unknown) =>
    (text: unknown, ...rest: unknown[]): unknown => {
      Object.assign(line, { write, end });
      const sent = typeof text === 'string' ? text.replace(statusOfRefusal, (status) => status + lines) : text;
      return Reflect.apply(send, line, [sent, ...rest]);
    };
  Object.assign(line, { write: first(write), end: first(end) });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isUnsized, uploads } from './body-time.ts';

const megabyte = 1024 * 1024;

/** Returns the maximum size of a call's body, the same as in `nginx.conf`. */
export const maxBytesOf = (url: string): number => (uploads.test(url) ? 21 : 1) * megabyte;

export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** Limits bodies without a Content-Length. Other bodies need no counting, since Node reads no more than their length. */
export function limitUnsizedBodies(server: FastifyInstance): void {
  server.addHook('preParsing', ({ raw, url }, _reply, _payload, done) => {
    if (!isUnsized(raw)) done(null);
    else done(null, Readable.from(readAtMost(raw, maxBytesOf(url)), { objectMode: false }));
  });
}

/** Aborts the request to the backend, which never receives the whole body. */
async function* readAtMost(body: Readable, maximum: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // The connection stays open for the error response.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    bytes += (part as Buffer).length;
    if (bytes > maximum) throw new BodyTooLarge();
    yield part as Buffer;
  }
}

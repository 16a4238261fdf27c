import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { uploads } from './body-time.ts';

const megabyte = 1024 * 1024;

/** How large the body of a call may be, as in `nginx.conf`. */
export const maxBytesOf = (url: string): number => (uploads.test(url) ? 21 : 1) * megabyte;

export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

/** A body that says how large it is needs no counting: Node reads no more of it. */
export function limitUnsizedBodies(server: FastifyInstance): void {
  server.addHook('preParsing', ({ raw, url }, _reply, _payload, done) => {
    if (raw.headers['transfer-encoding'] === undefined) done(null);
    else done(null, Readable.from(readAtMost(raw, maxBytesOf(url)), { objectMode: false }));
  });
}

/** Ends the call to the backend, which never gets the whole. */
async function* readAtMost(body: Readable, maximum: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // The line stays open for the refusal.
  for await (const part of body.iterator({ destroyOnReturn: false })) {
    bytes += (part as Buffer).length;
    if (bytes > maximum) throw new BodyTooLarge();
    yield part as Buffer;
  }
}

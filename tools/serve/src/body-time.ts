import type { IncomingMessage } from 'node:http';
import { sharePath } from '@wallet/domain';
import type { FastifyInstance } from 'fastify';

/** Calls whose body is a file. */
export const uploads = /^\/api\/(?:chat\/upload-(?:image|video)|wallet\/slip)(?:\?|$)/;

/**
 * Closes the connection when a body takes longer than `maxMs`, or continues that long after the response. Files have five minutes, and so has a
 * share, which is responded to before it has arrived: browsers show the response when they have sent everything.
 */
export function limitBodyTime(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', ({ raw, url }, _reply, done) => {
    if (!uploads.test(url) && url !== sharePath) closeAfter(raw, maxMs);
    done();
  });
  server.addHook('onResponse', ({ raw, url }, _reply, done) => {
    if (url !== sharePath) closeAfter(raw, maxMs);
    done();
  });
}

/** Whether a request may have a body whose length it does not say. In HTTP/2, that needs no header. */
export const isUnsized = ({ httpVersionMajor, headers }: IncomingMessage): boolean =>
  httpVersionMajor === 2 ? headers['content-length'] === undefined : headers['transfer-encoding'] !== undefined;

function closeAfter(raw: IncomingMessage, ms: number): void {
  if (raw.complete || (raw.headers['content-length'] === undefined && !isUnsized(raw))) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, ms);
  timer.unref();
  raw.once('end', () => {
    clearTimeout(timer);
  });
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Calls whose body is a file. */
export const uploads = /^\/api\/(?:chat\/upload-(?:image|video)|wallet\/slip)(?:\?|$)/;

/** Closes the connection when a body takes longer than `maxMs`, or continues that long after the response. Files have five minutes. */
export function limitBodyTime(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', ({ raw, url }, _reply, done) => {
    if (!uploads.test(url)) closeAfter(raw, maxMs);
    done();
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    closeAfter(raw, maxMs);
    done();
  });
}

function closeAfter(raw: IncomingMessage, ms: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = raw.headers;
  if (raw.complete || (length === undefined && coding === undefined)) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, ms);
  timer.unref();
  raw.once('end', () => {
    clearTimeout(timer);
  });
}

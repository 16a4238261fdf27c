import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Calls whose body is a file. */
export const uploads = /^\/api\/(?:chat\/upload-(?:image|video)|wallet\/slip)(?:\?|$)/;

/** Hangs up on who takes longer to send a body than anybody needs, or goes on with it after the answer. Files have five minutes. */
export function limitBodyTime(server: FastifyInstance, maxMs: number): void {
  server.addHook('onRequest', ({ raw, url }, _reply, done) => {
    if (!uploads.test(url)) hangUpAfter(raw, maxMs);
    done();
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    hangUpAfter(raw, maxMs);
    done();
  });
}

function hangUpAfter(raw: IncomingMessage, ms: number): void {
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

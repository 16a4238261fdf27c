import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { idempotencyHeader, markerHeader } from '@wallet/contract';
import type { SandboxApp } from '../sandbox-app.ts';

/** Pages on this machine, whatever their port. */
export const loopbackOrigins: readonly RegExp[] = [/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/];

/** On every answer. */
export const responseHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  // What pages read by CORS is not meant by it.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Nothing keeps an answer, nobody guesses its type, no page draws it, and of the API the named origins may read it. */
export async function addAnswerHeaders(app: SandboxApp, origins: readonly (string | RegExp)[]): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(responseHeaders);
    done();
  });
  const forApi: FastifyCorsOptions = {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', markerHeader.name, idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  };
  await app.register(cors, {
    delegator: ({ url }, decide) => {
      decide(null, isForApi(url) ? forApi : { origin: false });
    },
  });
}

/** The rest of the addresses is for testers and players: no page of another origin reads what is there. */
function isForApi(url: string): boolean {
  return url.startsWith('/api/');
}

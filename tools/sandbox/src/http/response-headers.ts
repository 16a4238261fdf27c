import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { idempotencyHeader, markerHeader } from '@wallet/contract';
import type { SandboxApp } from './sandbox-app.ts';

/** Pages on this machine, on any port. */
export const loopbackOrigins: readonly RegExp[] = [/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/];

/** For every response. */
export const responseHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  // Responses that pages read by CORS.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Prevents caching, content sniffing and rendering, and lets the allowed origins read the API. */
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

/** Other paths are for testers and players. Pages of other origins cannot read them. */
function isForApi(url: string): boolean {
  return url.startsWith('/api/');
}

import cors from '@fastify/cors';
import { idempotencyHeader, markerHeader } from '@wallet/wire';
import type { SandboxApp } from '../sandbox-app.ts';

/** Pages on this machine, whatever their port. */
export const loopbackOrigins: readonly RegExp[] = [/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/];

/** On every answer. */
export const answerHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const;

/** Nothing keeps an answer, nobody guesses its type, and the named origins may read it. */
export async function addAnswerHeaders(app: SandboxApp, origins: readonly (string | RegExp)[]): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(answerHeaders);
    done();
  });
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', markerHeader.name, idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  });
}

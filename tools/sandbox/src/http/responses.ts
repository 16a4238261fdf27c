import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { idempotencyHeader, markerHeader } from '@wallet/contract';
import type { FastifyError, FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';
import type { SandboxApp } from './sandbox-app.ts';

/** Pages on this machine, on any port, may read the API. */
export const loopbackOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** For every response: prevents caching, content sniffing and rendering. */
export const responseHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  // Responses that pages read by CORS.
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** What is the same for all responses: headers, errors, and which origins may read the API. */
export async function writeResponses(app: SandboxApp): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(responseHeaders);
    done();
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, 404, 'NO_DATA'));
  app.setErrorHandler<FastifyError | Refusal>((error, { log, routeOptions }, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== null) void reply.header('Retry-After', String(error.retryAfterSeconds));
      return answer(reply, error.status, error.message);
    }
    // Errors of Fastify itself: broken JSON, wrong type, too large.
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return answer(reply, status, error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'KEY_MISSING' : 'KEY_INVALID');
    }
    if (error.code === nulInText) return answer(reply, 400, 'KEY_INVALID');
    log.error({ failure: describeError(error), route: routeOptions.url }, 'unexpected');
    if (isUnavailable(error)) return answer(reply.header('Retry-After', '1'), 503, 'INTERNAL_SERVER_ERROR');
    return answer(reply, 500, 'INTERNAL_SERVER_ERROR');
  });
  // One line per request, with the route's pattern instead of its URL, which may contain names and passwords.
  app.addHook('onResponse', ({ log, method, routeOptions, pathOperator }, { statusCode, elapsedTime }, done) => {
    log.info({ method, route: routeOptions.url ?? null, operator: pathOperator, status: statusCode, ms: Math.round(elapsedTime) });
    done();
  });

  const forApi: FastifyCorsOptions = {
    origin: loopbackOrigin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', markerHeader.name, idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: 600,
    strictPreflight: false,
  };
  // Other paths are for testers and players. Pages of other origins cannot read them.
  await app.register(cors, {
    delegator: ({ url }, decide) => {
      decide(null, url.startsWith('/api/') ? forApi : { origin: false });
    },
  });
}

/** Every error is `{message: CODE}`, or in the operator's own words, without internal details. */
function answer(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ message });
}

/** SQL state of a text with the null character, which PostgreSQL cannot store. */
const nulInText = '22021';
/** SQL states of a database that is shutting down, starting, out of connections, or that aborted for another transaction. */
const passingStates = /^(?:08\w{3}|40001|40P01|53\w{3}|57P0[1-4])$/;
const networkCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOENT']);
// pg has no code for these.
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: Error & { readonly code?: unknown; readonly syscall?: unknown }): boolean {
  const { code, syscall, message } = error;
  if (typeof code === 'string' && passingStates.test(code)) return true;
  return (networkCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect')) || lostConnection.test(message);
}

/**
 * The loggable part of an unexpected error. Database messages are left out, because they quote rows. Numbers that look
 * like an account or a phone are removed.
 */
export function describeError(error: Error & { readonly code?: string; readonly constraint?: string }): Record<string, unknown> {
  const isFromDatabase = 'severity' in error || /^[0-9A-Z]{5}$/.test(error.code ?? '');
  const message = isFromDatabase ? undefined : error.message.replace(/\d[\d -]{4,}\d/g, '…');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: error.code, constraint: error.constraint, message, stack: frames.join('\n') };
}

import type { FastifyError, FastifyReply } from 'fastify';
import { describeError } from './logging.ts';
import { Refusal } from './refusal.ts';
import type { SandboxApp } from './sandbox-app.ts';
import { isUnavailable } from '../store/is-unavailable.ts';

/** Sends every error as `{message: CODE}`, or in the operator's own words, without internal details. */
export function handleErrors(app: SandboxApp): void {
  app.setNotFoundHandler((_request, reply) => answer(reply, 404, 'NO_DATA'));

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds !== null) void reply.header('Retry-After', String(error.retryAfterSeconds));
      return answer(reply, error.status, error.message);
    }
    // Errors of Fastify itself: broken JSON, wrong type, too large.
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return answer(reply, status, error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ? 'KEY_MISSING' : 'KEY_INVALID');
    }
    request.log.error({ failure: describeError(error), route: request.routeOptions.url }, 'unexpected');
    if (isUnavailable(error)) return answer(reply.header('Retry-After', '1'), 503, 'INTERNAL_SERVER_ERROR');
    return answer(reply, 500, 'INTERNAL_SERVER_ERROR');
  });
}

function answer(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ message });
}

import type { SandboxApp } from './sandbox-app.ts';

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

/** One line per call, with the route's pattern instead of its URL, which may contain names and passwords. */
export function logCalls(app: SandboxApp): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? null,
      operator: request.pathOperator,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}

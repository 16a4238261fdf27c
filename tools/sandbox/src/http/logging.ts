import type { SandboxApp } from '../sandbox-app.ts';

/**
 * What may be written about an unexpected error. The database's own messages quote rows, so they are left out; other
 * messages lose what looks like a number of an account or a phone.
 */
export function describeError(error: Error & { readonly code?: string; readonly constraint?: string }): Record<string, unknown> {
  const isFromDatabase = 'severity' in error || /^[0-9A-Z]{5}$/.test(error.code ?? '');
  const message = isFromDatabase ? undefined : error.message.replace(/\d[\d -]{4,}\d/g, '…');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: error.code, constraint: error.constraint, message, stack: frames.join('\n') };
}

/** One line a call: the route's pattern instead of its address, since addresses can hold names and passwords. */
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

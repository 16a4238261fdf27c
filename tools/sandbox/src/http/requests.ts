import { setTimeout as wait } from 'node:timers/promises';
import { markerHeader } from '@wallet/contract';
import type { FastifyRequest } from 'fastify';
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import type { OperationId } from '@wallet/contract/operations';
import type { OperatorId } from '../store/database.ts';
import { Refusal } from './refusal.ts';
import type { SandboxApp } from './sandbox-app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the app, with the schemas of their JSON bodies, for comparison with the contract. */
    readonly routeList: { readonly method: string; readonly url: string; readonly body: unknown }[];
  }
  interface FastifyRequest {
    /** The operator in the path, or null. */
    pathOperator: OperatorId | null;
  }
  interface FastifyContextConfig {
    /**
     * For operations that change something and take no JSON: refuses requests that another site's page, link or
     * prefetch could have caused.
     */
    changesState?: boolean;
    /** The operation of the contract that the route serves. */
    operation?: OperationId;
  }
}

const prefixed = /^\/(th|la)(?=\/(?:api|socket\.io)(?:[/?]|$))/;

/** Rewrites `/th/api/login` to `/api/login`. */
export function stripOperator(url: string): string {
  return url.replace(prefixed, '');
}

/** What is the same for all requests. */
export function readRequests(app: SandboxApp): void {
  app.decorate('routeList', []);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) app.routeList.push({ method: one, url, body: schema?.body });
  });

  app.decorateRequest('pathOperator', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const [, operator] = prefixed.exec(request.originalUrl) ?? [];
    request.pathOperator = operator === 'th' || operator === 'la' ? operator : null;
    done();
  });

  // Another site's form can send plain text without a preflight, but not JSON.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler<GenericSchema>(({ schema }) => (data: unknown) => {
    const read = safeParse(schema, data);
    if (read.success) return { value: read.output };
    return { error: new Refusal(400, read.issues.some(isMissing) ? 'KEY_MISSING' : 'KEY_INVALID') };
  });
}

/** An absent or empty value is `missing`, anything else `invalid`. */
function isMissing({ input, type }: BaseIssue<unknown>): boolean {
  return input === undefined || input === null || type === 'non_empty';
}

export function guardStateChanges(app: SandboxApp): void {
  app.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    const isForeign =
      headers[markerHeader.name.toLowerCase()] !== markerHeader.value ||
      headers['sec-fetch-site'] === 'cross-site' ||
      String(headers['sec-purpose'] ?? '').includes('prefetch');
    done(routeOptions.config.changesState && isForeign ? new Refusal(403, 'KEY_INVALID') : undefined);
  });
}

const loopbackAddress = /^(?:(?:::ffff:)?127\.|::1$)/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const proxyHeader = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/**
 * For `onRequest` of what is for testers: only who sits at this machine finds it. Neither does who comes through a proxy, which
 * sits here itself, nor a page of another origin, nor a name that somebody made lead to this machine.
 */
export function requireLoopback({ headers, socket }: FastifyRequest, _reply: unknown, next: (error?: Error) => void): void {
  const isHere = loopbackAddress.test(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => proxyHeader.test(name));
  const { host = '', origin } = headers;
  const isForeign =
    !loopbackHost.test(host) || headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && origin !== `http://${host}`);
  if (!isHere) next(new Refusal(404, 'NO_DATA'));
  else next(isForeign ? new Refusal(403, 'KEY_INVALID') : undefined);
}

/** Closes connections that become idle while the server ends. Fastify closes only those that are idle before. */
export function closeIdleAtEnd(app: SandboxApp): void {
  app.addHook('preClose', () => {
    const { server } = app;
    if (!server.listening) return Promise.resolve();
    const timer = setInterval(() => {
      server.closeIdleConnections();
    }, 100);
    server.once('close', () => {
      clearInterval(timer);
    });
    return Promise.resolve();
  });
}

/** Waits, but does not delay the end of the server. */
export function pauseUntilClose(app: SandboxApp): (ms: number) => Promise<void> {
  const closing = new AbortController();
  app.addHook('preClose', () => {
    closing.abort();
    return Promise.resolve();
  });
  return (ms) => wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);
}

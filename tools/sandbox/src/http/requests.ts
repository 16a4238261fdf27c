import { markerHeader } from '@wallet/contract';
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import type { OperatorId } from '../store/database.ts';
import { Refusal } from './refusal.ts';
import type { SandboxApp } from './sandbox-app.ts';

/** A registered route. */
interface ListedRoute {
  readonly method: string;
  readonly url: string;
  /** Schema of its JSON body, if it has one. */
  readonly body: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the app, for comparison with the contract. */
    readonly routeList: readonly ListedRoute[];
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
    changesState?: true;
  }
}

const prefixed = /^\/(th|la)(?=\/(?:api|socket\.io)(?:[/?]|$))/;

/** Rewrites `/th/api/login` to `/api/login`. */
export function stripOperator(url: string): string {
  return url.replace(prefixed, '');
}

/** What is the same for all requests. */
export function readRequests(app: SandboxApp): void {
  const routeList: ListedRoute[] = [];
  app.decorate('routeList', routeList);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) routeList.push({ method: one, url, body: schema?.body });
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

import type { OperatorId } from '../store/database.ts';
import type { SandboxApp } from '../sandbox-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator that the path names; null for a path without a prefix. */
    pathOperator: OperatorId | null;
  }
}

const prefixed = /^\/(th|la)(?=\/(?:api|socket\.io)(?:[/?]|$))/;

/** `/th/api/login` is `/api/login` for the routes. */
export function stripOperator(url: string): string {
  return url.replace(prefixed, '');
}

/** Keeps the operator that the path named before it was stripped. */
export function readOperator(app: SandboxApp): void {
  app.decorateRequest('pathOperator', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const [, operator] = prefixed.exec(request.originalUrl) ?? [];
    request.pathOperator = operator === 'th' || operator === 'la' ? operator : null;
    done();
  });
}

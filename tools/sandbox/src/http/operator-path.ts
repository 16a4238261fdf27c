import type { OperatorId } from '../store/database.ts';
import type { SandboxApp } from './sandbox-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator in the path, or null. */
    pathOperator: OperatorId | null;
  }
}

const prefixed = /^\/(th|la)(?=\/(?:api|socket\.io)(?:[/?]|$))/;

/** Rewrites `/th/api/login` to `/api/login`. */
export function stripOperator(url: string): string {
  return url.replace(prefixed, '');
}

/** Stores the operator of the original path. */
export function readOperator(app: SandboxApp): void {
  app.decorateRequest('pathOperator', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const [, operator] = prefixed.exec(request.originalUrl) ?? [];
    request.pathOperator = operator === 'th' || operator === 'la' ? operator : null;
    done();
  });
}

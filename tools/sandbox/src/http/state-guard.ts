import { markerHeader } from '@wallet/contract';
import { Refusal } from './refusal.ts';
import type { SandboxApp } from './sandbox-app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For operations that change something and take no JSON: refuses requests that another site's page, link or
     * prefetch could have caused.
     */
    changesState?: true;
  }
}

export function guardStateChanges(app: SandboxApp): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const isForeign =
      headers[markerHeader.name.toLowerCase()] !== markerHeader.value ||
      headers['sec-fetch-site'] === 'cross-site' ||
      String(headers['sec-purpose'] ?? '').includes('prefetch');
    if (request.routeOptions.config.changesState && isForeign) done(new Refusal(403, 'KEY_INVALID'));
    else done();
  });
}

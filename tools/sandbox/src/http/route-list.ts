import type { SandboxApp } from '../sandbox-app.ts';

/** A route as it was registered. */
interface ListedRoute {
  readonly method: string;
  readonly url: string;
  /** The schema of its JSON body, where it takes one. */
  readonly body: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All that the app answers: what the contract is compared with. */
    readonly routeList: readonly ListedRoute[];
  }
}

export function keepRouteList(app: SandboxApp): void {
  const list: ListedRoute[] = [];
  app.decorate('routeList', list);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) list.push({ method: one, url, body: schema?.body });
  });
}

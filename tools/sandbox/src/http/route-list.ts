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
}

export function keepRouteList(app: SandboxApp): void {
  const list: ListedRoute[] = [];
  app.decorate('routeList', list);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const one of [method].flat()) list.push({ method: one, url, body: schema?.body });
  });
}

import type { FastifyRequest } from 'fastify';
import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { logInToGame } from './auto-login.ts';

/** Opens a game account without manual login. */
export function addAutoLogin(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  /** Provider pages are not part of the API and are on the port of this server. */
  const addressOf = (request: FastifyRequest, path: string) => {
    const listening = app.server.address();
    const port = typeof listening === 'object' && listening !== null ? `:${String(listening.port)}` : '';
    return `${request.protocol}://${request.hostname}${port}${path}`;
  };

  route('launchGame', async ({ request, member, params }) => ({ link: addressOf(request, await logInToGame(db, member, params, now())) }));
  route('launchGameWithPassword', async ({ request, member, params }) => ({
    link: addressOf(request, await logInToGame(db, member, params, now())),
  }));
}

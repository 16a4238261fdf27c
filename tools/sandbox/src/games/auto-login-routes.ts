import type { FastifyRequest } from 'fastify';
import { routesFor } from '../http/route.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { logInToGame } from './auto-login.ts';

/** Where a game account opens without logging in by hand. */
export function addAutoLogin(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  /** Provider pages are no part of the API, so they are reached at the port on which this server itself listens. */
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

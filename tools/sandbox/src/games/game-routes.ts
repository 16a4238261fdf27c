import type { FastifyRequest } from 'fastify';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { routesFor } from '../routing/route.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { activateGame, logInToGame, readCredentials, refreshGameBalances, resetGamePassword } from './game-accounts.ts';

export function addGames(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('refreshGameBalances', ({ member }) => refreshGameBalances(db, member, now()));

  route('getGameCredentials', ({ member, params }) => readCredentials(db, member, params.slotCode));

  route('activateGame', ({ trx, member, params }) => activateGame(trx, member, params.slotCode));

  route('resetGamePassword', ({ trx, member, params }) => resetGamePassword(trx, member, params.slotCode));

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

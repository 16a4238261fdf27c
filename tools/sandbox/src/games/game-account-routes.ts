import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { activateGame, readCredentials, resetGamePassword } from './game-accounts.ts';
import { refreshGameBalances } from './game-balances.ts';

export function addGameAccounts(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('refreshGameBalances', async ({ member }) => {
    await refreshGameBalances(db, member, now());
    return { message: 'SUCCESS' };
  });

  route('getGameCredentials', ({ member, params }) => readCredentials(db, member, params.slotCode));

  route('activateGame', async ({ trx, member, params }) => {
    await activateGame(trx, member, params.slotCode);
    return { message: 'SUCCESS' };
  });

  route('resetGamePassword', async ({ trx, member, params }) => {
    await resetGamePassword(trx, member, params.slotCode);
    return { message: 'SUCCESS' };
  });
}

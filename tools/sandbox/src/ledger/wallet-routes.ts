import { routesFor } from '../http/route.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { transfer, transferAll } from './transfers.ts';
import { readWallet } from './wallet.ts';

export function addWallet(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getWallet', ({ member }) => readWallet(db, member));

  route('transfer', async ({ trx, member, body }) => {
    await transfer(trx, member, body, now());
    return { message: 'SUCCESS' };
  });

  route('transferAll', async ({ trx, member, body }) => {
    await transferAll(trx, member, body.to, now());
    return { message: 'SUCCESS' };
  });
}

import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
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

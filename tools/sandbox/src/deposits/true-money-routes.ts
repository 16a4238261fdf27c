import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { redeemTrueLink } from './true-money.ts';

/** Deposits by true-money link, encrypted with the passphrase of the apps. */
export function addTrueMoney(app: SandboxApp, context: SandboxContext, passphrase: string): void {
  routesFor(app, context)('sendTrueLink', async ({ trx, member, body }) => {
    await redeemTrueLink(trx, member, body.link, passphrase, context.now());
    return { message: 'SUCCESS' };
  });
}

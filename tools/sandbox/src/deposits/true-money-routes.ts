import { routesFor } from '../http/route.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { redeemTrueLink } from './true-money.ts';

/** Deposits by true-money link, encrypted with the passphrase of the apps. */
export function addTrueMoney(app: SandboxApp, context: SandboxContext, passphrase: string): void {
  routesFor(app, context)('sendTrueLink', async ({ trx, member, body }) => {
    await redeemTrueLink(trx, member, body.link, passphrase, context.now());
    return { message: 'SUCCESS' };
  });
}

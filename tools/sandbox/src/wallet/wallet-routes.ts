import type { SandboxApp } from '../http/sandbox-app.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import { findSlipPicture, readSlips, readStatement } from './statement.ts';
import { transfer, transferAll } from './transfers.ts';
import { readWallet } from './wallet.ts';

/** Requested each time that a member opens a picture. */
const slipLifeMs = 5 * 60_000;

export function addWallet(app: SandboxApp, context: SandboxContext): void {
  const { db, now, addresses } = context;
  const route = routesFor(app, context);

  route('getWallet', ({ member }) => readWallet(db, member));

  route('transfer', ({ trx, member, body }) => transfer(trx, member, body, now()));

  route('transferAll', ({ trx, member, body }) => transferAll(trx, member, body.to, now()));

  route('getStatement', ({ member, body }) => readStatement(db, member, body));
  route('getSlips', ({ member, body }) => readSlips(db, member, body));

  route('getSlipImage', async ({ request, member, params }) => {
    const picture = await findSlipPicture(db, member, params.reference);
    return { url: new URL(addresses.sign(picture, slipLifeMs), `${request.protocol}://${request.host}`).href };
  });
}

import type { SandboxApp } from '../http/sandbox-app.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import { cancelQrCode, createQrCode, readQrCode } from './qr-codes.ts';
import { redeemTrueLink } from './true-money.ts';

/** Deposits by QR code, and by true-money link, which the apps encrypt. */
export function addDeposits(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getQrCode', ({ member, params }) => readQrCode(db, member, params.bankCode, now()));
  route('createQrCode', ({ trx, member, params, body }) => createQrCode(trx, member, params.bankCode, body.amount, now()));

  route('cancelQrCode', ({ trx, member, params }) => cancelQrCode(trx, member, params.qrcodeId, now()));
  route('sendTrueLink', ({ trx, member, body }) => redeemTrueLink(trx, member, body.link, now()));
}

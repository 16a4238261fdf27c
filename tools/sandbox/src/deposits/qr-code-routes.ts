import { routesFor } from '../routing/route.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { cancelQrCode, createQrCode, readQrCode } from './qr-codes.ts';

/** Deposits by QR code. */
export function addQrCodes(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getQrCode', ({ member, params }) => readQrCode(db, member, params.bankCode, now()));
  route('createQrCode', ({ trx, member, params, body }) => createQrCode(trx, member, params.bankCode, body.amount, now()));

  route('cancelQrCode', async ({ trx, member, params }) => {
    await cancelQrCode(trx, member, params.qrcodeId, now());
    return { message: 'SUCCESS' };
  });
}

import { amountRequest, type MessageAnswer, type QrCodeAnswer } from '@wallet/contract';
import * as v from 'valibot';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { cancelQrCode, createQrCode, readQrCode } from './qr-codes.ts';

const key = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));
const bankParams = v.object({ bankCode: key });
const codeParams = v.object({ qrcodeId: key });

/** Deposits by a code that the member pays at the own bank. */
export function addQrCodes(app: SandboxApp, context: SandboxContext): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);

  app.get('/api/qrcode/:bankCode', { onRequest, schema: { params: bankParams } }, (request): Promise<QrCodeAnswer> =>
    readQrCode(db, memberOf(request), request.params.bankCode, now()),
  );

  app.post('/api/qrcode/:bankCode', { onRequest, schema: { params: bankParams, body: amountRequest } }, (request): Promise<QrCodeAnswer> =>
    runMoneyAction(context, moneyCallOf(request), (trx, member) =>
      createQrCode(trx, member, request.params.bankCode, request.body.amount, now()),
    ),
  );

  app.delete('/api/qrcode/:qrcodeId', { onRequest, schema: { params: codeParams } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await cancelQrCode(trx, member, request.params.qrcodeId, now());
      return { message: 'SUCCESS' };
    }),
  );
}

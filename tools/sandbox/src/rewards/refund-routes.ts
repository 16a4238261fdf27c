import { pageRequest, type BannersAnswer, type MessageAnswer, type RefundCheckAnswer, type RefundListAnswer } from '@wallet/contract';
import { rewards } from '../operators/rewards.ts';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { addRefundToWallet, checkRefund, readRefunds, receiveRefund } from './refunds.ts';
import { isOn } from '../testers/switches.ts';

export function addRefund(app: SandboxApp, context: SandboxContext): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);
  const changing = { onRequest, config: { changesState: true } } as const;

  app.post('/api/refund', { onRequest, schema: { body: pageRequest } }, (request): Promise<RefundListAnswer> =>
    readRefunds(db, memberOf(request), request.body),
  );

  app.get('/api/refund/check', { onRequest }, (request): Promise<RefundCheckAnswer> => checkRefund(db, memberOf(request)));

  app.get('/api/refund/receive', changing, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await receiveRefund(trx, member, now());
      return { message: 'REFUND_SUCCESS' };
    }),
  );

  app.get('/api/refund/addWallet', changing, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await addRefundToWallet(trx, member, now());
      return { message: 'SUCCESS' };
    }),
  );

  app.get('/api/refund/banners', { onRequest }, async (request): Promise<BannersAnswer> => {
    const member = memberOf(request);
    return (await isOn(db, member, 'banners')) ? [...rewards[member.operator].refund.banners] : [];
  });
}

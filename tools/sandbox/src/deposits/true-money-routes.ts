import { trueLinkRequest, type MessageAnswer } from '@wallet/contract';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { redeemTrueLink } from './true-money.ts';

/** Deposits by the link of a true-money gift, which comes encrypted with the passphrase of the apps. */
export function addTrueMoney(app: SandboxApp, context: SandboxContext, passphrase: string): void {
  const { now, sessions } = context;
  app.post('/api/wallet/truelink', { onRequest: demandLogin(sessions), schema: { body: trueLinkRequest } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await redeemTrueLink(trx, member, request.body.link, passphrase, now());
      return { message: 'SUCCESS' };
    }),
  );
}

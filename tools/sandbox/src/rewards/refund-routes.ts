import { routesFor } from '../routing/route.ts';
import { rewards } from '../operators/rewards.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { isOn } from '../operators/reward-switches.ts';
import { addRefundToWallet, checkRefund, readRefunds, receiveRefund } from './refunds.ts';

export function addRefund(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getRefunds', ({ member, body }) => readRefunds(db, member, body));
  route('getRefundState', ({ member }) => checkRefund(db, member));

  route('receiveRefund', async ({ trx, member }) => {
    await receiveRefund(trx, member, now());
    return { message: 'REFUND_SUCCESS' };
  });

  route('addRefund', async ({ trx, member }) => {
    await addRefundToWallet(trx, member, now());
    return { message: 'SUCCESS' };
  });

  route('getRefundBanners', async ({ member }) =>
    (await isOn(db, member, 'banners')) ? [...rewards[member.operator].refund.banners] : [],
  );
}

import { pageRequest, type BannersAnswer, type InviteListAnswer, type MessageAnswer } from '@wallet/contract';
import { rewards } from '../operators/rewards.ts';
import { moneyCallOf } from '../ledger/money-call.ts';
import { demandLogin, memberOf } from '../identity/session.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { readInvites, receiveInviteBonus } from './invites.ts';
import { runMoneyAction } from '../ledger/money-action.ts';
import { isOn } from '../testers/switches.ts';

export function addInvite(app: SandboxApp, context: SandboxContext): void {
  const { db, now, sessions } = context;
  const onRequest = demandLogin(sessions);

  app.post('/api/invite', { onRequest, schema: { body: pageRequest } }, (request): Promise<InviteListAnswer> =>
    readInvites(db, memberOf(request), request.body),
  );

  app.get('/api/invite/bonus', { onRequest, config: { changesState: true } }, (request): Promise<MessageAnswer> =>
    runMoneyAction(context, moneyCallOf(request), async (trx, member) => {
      await receiveInviteBonus(trx, member, now());
      return { message: 'INVITE_BONUS_SUCCESS' };
    }),
  );

  app.get('/api/invite/banners', { onRequest }, async (request): Promise<BannersAnswer> => {
    const member = memberOf(request);
    return (await isOn(db, member, 'banners')) ? [...rewards[member.operator].invite.banners] : [];
  });
}

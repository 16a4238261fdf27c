import { routesFor } from '../routing/route.ts';
import { addFromInvite } from '../ledger/pots.ts';
import { rewards } from '../operators/rewards.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { isOn } from '../operators/reward-switches.ts';
import { readInvites, receiveInviteBonus } from './invites.ts';

export function addInvite(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getInvites', ({ member, body }) => readInvites(db, member, body));

  route('addInviteBonus', async ({ trx, member, body }) => {
    await addFromInvite(trx, member, body.amount, now());
    return { message: 'SUCCESS' };
  });

  route('claimInviteBonus', async ({ trx, member }) => {
    await receiveInviteBonus(trx, member, now());
    return { message: 'INVITE_BONUS_SUCCESS' };
  });

  route('getInviteBanners', async ({ member }) =>
    (await isOn(db, member, 'banners')) ? [...rewards[member.operator].invite.banners] : [],
  );
}

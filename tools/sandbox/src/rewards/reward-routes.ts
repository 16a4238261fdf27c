import { moneyOf, toWireAmount } from '@wallet/domain';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { addFromInvite } from '../ledger/pots.ts';
import { operators } from '../operators/operators.ts';
import { isOn } from '../operators/switches.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import { clearBonus, findActiveBonus } from './active-bonus.ts';
import { activateBonus, activatePromotion, findPromotion, readBonuses, readCurrentPromotion } from './bonuses.ts';
import { readInvites, receiveInviteBonus } from './invites.ts';
import { addRefundToWallet, checkRefund, readRefunds, receiveRefund } from './refunds.ts';
import { claimCoupon, drawSlice, type RandomBelow, readCoupons, readWheel, spin } from './spin-wheel.ts';

/** Bonuses, promotions, refunds, invites and the wheel. */
export function addRewards(app: SandboxApp, context: SandboxContext, randomBelow: RandomBelow): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getBonuses', ({ member }) => readBonuses(db, member));

  route('activateBonus', ({ trx, member, params }) => activateBonus(trx, member, params.code, now()));

  route('getActiveBonus', async ({ member }) => {
    const bonus = await findActiveBonus(db, member.id);
    return { status: bonus !== null, type: bonus?.type ?? '' };
  });

  route('getBonusMinimum', async ({ member }) => {
    const bonus = await findActiveBonus(db, member.id);
    return { minimum: bonus && toWireAmount(moneyOf(bonus.minimum, bonus.currency)) };
  });

  route('clearBonus', async ({ trx, member }) => {
    await clearBonus(trx, member, now());
    return { message: 'BONUS_CLEAR' };
  });

  route('getCurrentPromotion', ({ member }) => readCurrentPromotion(db, member));
  route('findPromotion', ({ member, params }) => findPromotion(member, params.code));

  route('activatePromotion', ({ trx, member, params }) => activatePromotion(trx, member, params.code, now()));

  route('getRefunds', ({ member, body }) => readRefunds(db, member, body));
  route('getRefundState', ({ member }) => checkRefund(db, member));

  route('receiveRefund', async ({ trx, member }) => {
    await receiveRefund(trx, member, now());
    return { message: 'REFUND_SUCCESS' };
  });

  route('addRefund', ({ trx, member }) => addRefundToWallet(trx, member, now()));

  route('getRefundBanners', async ({ member }) =>
    (await isOn(db, member, 'banners')) ? [...operators[member.operator].rewards.refund.banners] : [],
  );

  route('getInvites', ({ member, body }) => readInvites(db, member, body));

  route('addInviteBonus', ({ trx, member, body }) => addFromInvite(trx, member, body.amount, now()));

  route('claimInviteBonus', async ({ trx, member }) => {
    await receiveInviteBonus(trx, member, now());
    return { message: 'INVITE_BONUS_SUCCESS' };
  });

  route('getInviteBanners', async ({ member }) =>
    (await isOn(db, member, 'banners')) ? [...operators[member.operator].rewards.invite.banners] : [],
  );

  route('getSpinActive', async ({ member }) => ({ active: await isOn(db, member, 'spin') }));
  route('getSpinWheel', ({ member }) => readWheel(db, member));
  route('spin', ({ trx, member }) => spin(trx, member, (slices) => drawSlice(slices, randomBelow), now()));
  route('getCoupons', ({ member }) => readCoupons(db, member, now()));
  route('claimCoupon', ({ trx, member, body }) => claimCoupon(trx, member, body.coupon, now()));
}

import type { CouponClaimResponse, CouponListResponse } from '@wallet/contract';
import { moneyOf } from '@wallet/domain';
import { giveCoins } from '../games/play.ts';
import { payReward } from '../ledger/statement-entries.ts';
import type { Slice } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';
import { findActiveBonus } from './active-bonus.ts';

const dayMs = 24 * 3_600_000;

/** The member's unclaimed coupons, one row per prize with their number. Expired ones stay for a day. */
export async function readCoupons(db: Store, member: Holder, at: Date): Promise<CouponListResponse> {
  const rows = await db
    .selectFrom('spinResult')
    .select((eb) => ['sliceCode', eb.fn.countAll<number>().as('amount')])
    .where('memberId', '=', member.id)
    .where('claimedAt', 'is', null)
    .where('kind', '<>', 'nothing')
    .where('expiresAt', '>', new Date(at.getTime() - dayMs))
    .groupBy('sliceCode')
    .execute();
  // In the order of the wheel.
  return operators[member.operator].rewards.wheel.slices.flatMap(({ code, label }) =>
    rows.filter(({ sliceCode }) => sliceCode === code).map(({ amount }) => ({ prize: { slice: code, name: label }, amount })),
  );
}

/** Claims the oldest valid coupon of a slice. A refusal changes nothing. */
export async function claimCoupon(trx: StoreTransaction, member: Holder, code: string, at: Date): Promise<CouponClaimResponse> {
  const refuse = (error: string): CouponClaimResponse => ({ success: false, error });
  const slice = operators[member.operator].rewards.wheel.slices.find((known) => known.code === code);
  if (slice === undefined) return refuse('INVALID_CODE');
  if (slice.prize.kind === 'nothing') return refuse('INVALID_PRIZE_CODE');

  const unclaimed = await trx
    .selectFrom('spinResult')
    .select(['id', 'kind', 'expiresAt', 'amount'])
    .where('memberId', '=', member.id)
    .where('sliceCode', '=', code)
    .where('claimedAt', 'is', null)
    .orderBy('id')
    .execute();
  const coupon = unclaimed.find(({ expiresAt }) => expiresAt > at);
  if (coupon === undefined) return refuse(unclaimed.length > 0 ? 'COUPON_EXPIRED' : 'NO_CLAIMABLE_COUPON');
  if (coupon.kind === 'goods') return refuse('INVALID_COUPON_TYPE');
  if (coupon.kind === 'money' && (await findActiveBonus(trx, member.id)) !== null) return refuse('BONUS_REMAINING');
  if (!(await takeCoupon(trx, coupon.id, at))) return refuse('NO_CLAIMABLE_COUPON');

  if (coupon.kind === 'money') await payCoupon(trx, member, slice, coupon, at);
  else await giveCoins(trx, member.id, coupon.amount);
  return { success: true };
}

/** A conditional update: of two claims at the same time, the second gets nothing. */
async function takeCoupon(trx: StoreTransaction, id: number, at: Date): Promise<boolean> {
  const taken = await trx
    .updateTable('spinResult')
    .set({ claimedAt: at })
    .where('id', '=', id)
    .where('claimedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function payCoupon(
  trx: StoreTransaction,
  member: Holder,
  slice: Slice,
  coupon: { readonly id: number; readonly amount: number },
  at: Date,
): Promise<void> {
  const amount = moneyOf(coupon.amount, member.currency);
  const payment = { kind: 'coupon', intent: `coupon:${String(coupon.id)}`, amount, at };
  const journalId = await payReward(trx, member, payment, { from: 'SPIN', cause: { kind: 'luckydraw', description: slice.label } });
  await trx.updateTable('spinResult').set({ journalId }).where('id', '=', coupon.id).execute();
}

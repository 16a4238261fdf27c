import type { CouponClaimResponse, CouponListResponse, SpinResponse, SpinSetupResponse } from '@wallet/contract';
import { moneyOf } from '@wallet/domain';
import { giveCoins } from '../games/play.ts';
import { payReward } from '../ledger/statement-entries.ts';
import type { Slice } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import { isOn } from '../operators/switches.ts';
import { ownedBy, type Holder, type Store, type StoreTransaction } from '../store/database.ts';
import { findActiveBonus } from './active-bonus.ts';

/** A uniformly distributed integer from 0 up to, but not including, the limit. */
export type RandomBelow = (limit: number) => number;

const dayMs = 24 * 3_600_000;
export const couponLifeMs = 7 * dayMs;

/** The wheel's setup, and the member's coins. */
export async function readWheel(db: Store, member: Holder): Promise<SpinSetupResponse> {
  const { name, slices } = operators[member.operator].rewards.wheel;
  const { coin } = await db.selectFrom('member').select('coin').where('id', '=', member.id).executeTakeFirstOrThrow();
  return {
    name,
    slices: slices.map(({ code, label, bgColor, htmlDescription }) => ({ code, label, bgColor, textColor: '#ffffff', htmlDescription })),
    userCoin: coin,
  };
}

/**
 * Spins for one coin. The prize becomes a coupon that is valid for a week. Refuses with NO_DATA if the wheel is
 * switched off, and with MONEY_NOT_ENOUGH if the member has no coin; nothing changes then.
 */
export async function spin(
  trx: StoreTransaction,
  member: Holder,
  draw: (slices: readonly Slice[]) => Slice,
  at: Date,
): Promise<SpinResponse> {
  if (!(await isOn(trx, member, 'spin'))) return { success: false, error: 'NO_DATA' };
  // A conditional update: the last coin is spent once.
  const paid = await trx
    .updateTable('member')
    .set((eb) => ({ coin: eb('coin', '-', 1) }))
    .where('id', '=', member.id)
    .where('coin', '>', 0)
    .returning('coin')
    .executeTakeFirst();
  if (paid === undefined) return { success: false, error: 'MONEY_NOT_ENOUGH' };
  const slice = draw(operators[member.operator].rewards.wheel.slices);
  await trx
    .insertInto('spinResult')
    .values({
      ...ownedBy(member),
      sliceCode: slice.code,
      kind: slice.prize.kind,
      amount: worthOf(member, slice),
      expiresAt: new Date(at.getTime() + couponLifeMs),
      createdAt: at,
    })
    .execute();
  return { success: true, code: slice.code, label: slice.label, remainingCoin: paid.coin };
}

/** The probability of a slice is its share of all weights. */
export function drawSlice(slices: readonly Slice[], randomBelow: RandomBelow): Slice {
  let left = randomBelow(slices.reduce((sum, { weight }) => sum + weight, 0));
  for (const slice of slices) {
    if (left < slice.weight) return slice;
    left -= slice.weight;
  }
  throw new RangeError('the wheel was drawn beyond its weights');
}

/** Hundredths for money, number for coins. */
function worthOf(member: Holder, { prize }: Slice): number {
  if (prize.kind === 'money') return prize.amount[member.currency]?.minor ?? 0;
  return prize.kind === 'coin' ? prize.coins : 0;
}

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
  // A conditional update: of two claims at the same time, the second gets nothing.
  const taken = await trx
    .updateTable('spinResult')
    .set({ claimedAt: at })
    .where('id', '=', coupon.id)
    .where('claimedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return refuse('NO_CLAIMABLE_COUPON');

  if (coupon.kind === 'money') await payCoupon(trx, member, slice, coupon, at);
  else await giveCoins(trx, member.id, coupon.amount);
  return { success: true };
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
  await payReward(trx, member, payment, { from: 'SPIN', cause: { kind: 'luckydraw', description: slice.label } });
}

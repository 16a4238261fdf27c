import type { SpinResponse, SpinSetupResponse } from '@wallet/contract';
import type { Slice } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';
import { isOn } from '../operators/switches.ts';

/** A uniformly distributed integer from 0 up to, but not including, the limit. */
export type RandomBelow = (limit: number) => number;

const dayMs = 24 * 3_600_000;

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
 * Spins for one coin. The prize becomes a coupon that is valid for `couponDays`. Refuses with NO_DATA if the wheel is
 * switched off, and with MONEY_NOT_ENOUGH if the member has no coin; nothing changes then.
 */
export async function spin(trx: StoreTransaction, member: Holder, randomBelow: RandomBelow, at: Date): Promise<SpinResponse> {
  if (!(await isOn(trx, member, 'spin'))) return { success: false, error: 'NO_DATA' };
  const remainingCoin = await payCoin(trx, member.id);
  if (remainingCoin === null) return { success: false, error: 'MONEY_NOT_ENOUGH' };
  const { slices, couponDays } = operators[member.operator].rewards.wheel;
  const slice = drawSlice(slices, randomBelow);
  await trx
    .insertInto('spinResult')
    .values({
      operator: member.operator,
      memberId: member.id,
      sliceCode: slice.code,
      kind: slice.prize.kind,
      amount: worthOf(member, slice),
      currency: member.currency,
      expiresAt: new Date(at.getTime() + couponDays * dayMs),
      claimedAt: null,
      journalId: null,
      createdAt: at,
    })
    .execute();
  return { success: true, code: slice.code, label: slice.label, remainingCoin };
}

/** A conditional update: the last coin is spent once. */
async function payCoin(trx: StoreTransaction, memberId: string): Promise<number | null> {
  const paid = await trx
    .updateTable('member')
    .set((eb) => ({ coin: eb('coin', '-', 1) }))
    .where('id', '=', memberId)
    .where('coin', '>', 0)
    .returning('coin')
    .executeTakeFirst();
  return paid?.coin ?? null;
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

import type { Offer } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoreTransaction } from '../store/database.ts';
import { findActiveBonus } from './bonus-state.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import { percentOf } from '../ledger/amounts.ts';
import { payReward } from '../ledger/statement-entries.ts';

export interface Grant {
  readonly kind: 'bonus' | 'promotion';
  readonly offer: Offer;
  readonly type: string;
  /** The period in which it is counted. */
  readonly period: string;
}

/**
 * Grants an offer: its amount is added to the wallet, and stakes count for its condition from now on. The caller checks
 * whether the member may have it again. Throws Refusal BONUS_ALREADY_ACTIVE, or NO_DATA if it is not offered in the
 * member's currency.
 */
export async function grantOffer(trx: StoreTransaction, member: Holder, grant: Grant, at: Date): Promise<void> {
  const { kind, offer } = grant;
  const amount = offer.amount[member.currency];
  if (amount === undefined) throw new Refusal(404, 'NO_DATA');
  const id = await insertBonus(trx, member, grant, (await countReceived(trx, member, grant)) + 1, at);
  // Another call has received it in the meantime.
  if (id === null) throw new Refusal(409, 'BONUS_ALREADY_ACTIVE');
  const cause = { kind, description: offer.description };
  const payment = { kind, intent: `${kind}:${String(id)}`, amount, at };
  const journalId = await payReward(trx, member, payment, { from: kind.toUpperCase(), cause });
  await trx.updateTable('memberBonus').set({ journalId }).where('id', '=', id).execute();
}

/** Throws Refusal BONUS_ALREADY_ACTIVE: a member has one bonus or promotion at a time. */
export async function requireNoneActive(trx: StoreTransaction, member: Holder): Promise<void> {
  if ((await findActiveBonus(trx, member.id)) !== null) throw new Refusal(409, 'BONUS_ALREADY_ACTIVE');
}

/** How often the member has received it in the period. */
export async function countReceived(trx: StoreTransaction, member: Holder, { kind, offer, period }: Grant): Promise<number> {
  const { count } = await trx
    .selectFrom('memberBonus')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', member.id)
    .where('kind', '=', kind)
    .where('code', '=', offer.code)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return count;
}

/** Null if the member has an active one, or this one already. The table allows one of each. */
async function insertBonus(trx: StoreTransaction, member: Holder, grant: Grant, number: number, at: Date): Promise<number | null> {
  const { kind, offer, type, period } = grant;
  const amount = offer.amount[member.currency]?.minor ?? 0;
  const row = await trx
    .insertInto('memberBonus')
    .values({
      operator: member.operator,
      memberId: member.id,
      kind,
      code: offer.code,
      type,
      description: offer.description,
      currency: member.currency,
      amount,
      turnover: percentOf(amount, offer.percentFail),
      minimum: operators[member.operator].rewards.minimum[member.currency]?.minor ?? 0,
      period,
      number,
      state: 'active',
      journalId: null,
      activatedAt: at,
      endedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

import { moneyOf, walletPlace } from '@wallet/domain';
import { sql, type Selectable } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { houseAccount } from '../ledger/ledger-accounts.ts';
import { lockMoney } from '../ledger/member-money.ts';
import { addStatement, moveWithStatement } from '../ledger/statement-entries.ts';
import type { Database, Holder, Store, StoreTransaction } from '../store/database.ts';

const columns = ['id', 'kind', 'code', 'type', 'description', 'currency', 'amount', 'turnover', 'minimum'] as const;
/** The member's active bonus or promotion. */
type ActiveBonus = Pick<Selectable<Database['memberBonus']>, (typeof columns)[number]>;

export async function findActiveBonus(db: Store, memberId: string): Promise<ActiveBonus | null> {
  const bonus = await db
    .selectFrom('memberBonus')
    .select(columns)
    .where('memberId', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return bonus ?? null;
}

/** Whether enough was staked since it was received. Until then its condition holds the member's money. */
export async function isPlayedThrough(db: Store, bonus: Pick<ActiveBonus, 'id' | 'turnover'>): Promise<boolean> {
  const { staked } = await db
    .selectFrom('gamePlay')
    .select(sql<number>`coalesce(sum(stake), 0)::bigint`.as('staked'))
    .where('bonusId', '=', bonus.id)
    .executeTakeFirstOrThrow();
  return staked >= bonus.turnover;
}

/**
 * Ends the active bonus. If its condition is met, the member keeps the money; if it is used up, the rest is taken back.
 * Throws Refusal BONUS_CONDITION otherwise, NO_DATA if no bonus is active.
 */
export async function clearBonus(trx: StoreTransaction, member: Holder, at: Date): Promise<void> {
  const bonus = await findActiveBonus(trx, member.id);
  if (bonus === null) throw new Refusal(404, 'NO_DATA');
  if (await isPlayedThrough(trx, bonus)) await finishBonus(trx, member, bonus, at);
  else await forfeitBonus(trx, member, bonus, at);
}

/** Ends a bonus whose condition is met. Throws Refusal NO_DATA if it has ended already. */
export async function finishBonus(trx: StoreTransaction, member: Holder, bonus: ActiveBonus, at: Date): Promise<void> {
  await endBonus(trx, bonus, 'finished', at);
  await addEnd(trx, member, bonus, at);
}

async function forfeitBonus(trx: StoreTransaction, member: Holder, bonus: ActiveBonus, at: Date): Promise<void> {
  const money = await lockMoney(trx, member);
  const total = money.reduce((sum, { balance }) => sum + balance.minor, 0);
  if (total > bonus.minimum) throw new Refusal(409, 'BONUS_CONDITION');
  await endBonus(trx, bonus, 'forfeited', at);

  let owed = Math.min(total, bonus.amount);
  if (owed === 0) return addEnd(trx, member, bonus, at);
  for (const { code, place, balance } of money) {
    const amount = moneyOf(Math.min(owed, balance.minor), member.currency);
    if (amount.minor === 0) continue;
    owed -= amount.minor;
    const intent = `forfeit:${String(bonus.id)}:${code}`;
    const move = { kind: 'forfeit', intent, from: place, to: houseAccount(member, 'promotion'), amount, at };
    const cause = causeOf(bonus);
    await moveWithStatement(trx, member, move, { type: 'finish_bonus', from: code, to: bonus.kind.toUpperCase(), cause });
  }
}

/** A conditional update: of two calls at the same time, the second has nothing to end. */
async function endBonus(trx: StoreTransaction, { id }: ActiveBonus, state: 'finished' | 'forfeited', at: Date): Promise<void> {
  await trx
    .updateTable('memberBonus')
    .set({ state, endedAt: at })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal(404, 'NO_DATA'));
}

/** The statement entry of an end without a movement of money. */
async function addEnd(trx: StoreTransaction, member: Holder, bonus: ActiveBonus, at: Date): Promise<void> {
  await addStatement(trx, {
    holder: member,
    type: 'finish_bonus',
    from: bonus.kind.toUpperCase(),
    to: walletPlace,
    amount: moneyOf(bonus.amount, bonus.currency),
    at,
    cause: causeOf(bonus),
  });
}

const causeOf = ({ kind, description }: ActiveBonus) => ({ kind, description });

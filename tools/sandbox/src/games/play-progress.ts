import { moneyOf, type Money } from '@wallet/domain';
import { operators } from '../operators/operators.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import { percentOf } from '../ledger/amounts.ts';
import type { NewPlay } from './play.ts';
import { isOn } from '../operators/switches.ts';

/** What a round earns. */
export interface Due {
  /** The inviter, and what this round adds to their share. Null if nothing is added. */
  readonly inviter: { readonly holder: Holder; readonly share: Money } | null;
}

/**
 * Adds a round to the member's totals and credits completed coins. Shares and coins are calculated from totals, so that
 * many small rounds earn as much as a large one.
 */
export async function countPlay(trx: StoreTransaction, { member, stake, payout }: NewPlay): Promise<Due> {
  const net = payout.minor - stake.minor;
  const sums = { staked: stake.minor, won: Math.max(net, 0), lost: Math.max(-net, 0) };
  // Locked until the commit: the rounds of one member are counted one after another.
  const progress = await trx
    .insertInto('memberProgress')
    .values({ memberId: member.id, ...sums })
    .onConflict((conflict) =>
      conflict.column('memberId').doUpdateSet((eb) => ({
        staked: eb('memberProgress.staked', '+', sums.staked),
        won: eb('memberProgress.won', '+', sums.won),
        lost: eb('memberProgress.lost', '+', sums.lost),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

  const step = operators[member.operator].rewards.wheel.coinEvery[member.currency]?.minor ?? Infinity;
  const coins = Math.floor(progress.staked / step);
  if (coins > progress.coins) await giveCoins(trx, member.id, coins - progress.coins);

  const { success, fail } = operators[member.operator].rewards.invite;
  const earned = percentOf(progress.won, success) + percentOf(progress.lost, fail);
  const holder = earned > progress.inviteEarned ? await findInviter(trx, member) : null;
  const inviteEarned = Math.max(earned, progress.inviteEarned);
  await trx.updateTable('memberProgress').set({ coins, inviteEarned }).where('memberId', '=', member.id).execute();
  return { inviter: holder && { holder, share: moneyOf(earned - progress.inviteEarned, holder.currency) } };
}

/** Adds coins. False if the member does not exist. */
export async function giveCoins(db: Store, memberId: string, coins: number): Promise<boolean> {
  const given = await db
    .updateTable('member')
    .set((eb) => ({ coin: eb('coin', '+', coins) }))
    .where('id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return given !== undefined;
}

/** Rounds count for an inviter with the same currency while the operator pays invite bonuses. Other rounds are not counted later. */
async function findInviter(trx: StoreTransaction, member: Holder): Promise<Holder | null> {
  if (!(await isOn(trx, member, 'invite'))) return null;
  const inviter = await trx
    .selectFrom('member as invitee')
    .innerJoin('member as inviter', 'inviter.id', 'invitee.invitedBy')
    .select(['inviter.id', 'inviter.operator', 'inviter.currency'])
    .where('invitee.id', '=', member.id)
    .where('inviter.currency', '=', member.currency)
    .executeTakeFirst();
  return inviter ?? null;
}

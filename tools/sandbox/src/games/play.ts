import { type Money, moneyOf } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import { gameOf, houseAccount, type LedgerPlace, lockAccounts, memberAccount, openAccounts } from '../ledger/ledger-accounts.ts';
import { postMove } from '../ledger/ledger.ts';
import { percentOf } from '../ledger/member-money.ts';
import { operators } from '../operators/operators.ts';
import { isOn } from '../operators/switches.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';

export interface NewPlay {
  readonly member: Holder;
  readonly gameCode: string;
  /** Stake and payout in the member's currency. At least one of them is more than 0. */
  readonly stake: Money;
  readonly payout: Money;
  /** The round at the provider. Each is played once. */
  readonly round: string;
  readonly at: Date;
}

/**
 * One round at a provider: the stake leaves the game account, the payout enters it, and coins and the inviter's share
 * are credited in the same transaction. Throws Refusal NO_GAME, SLOT_NO_ACCOUNT; LedgerRefusal if the balance is too small
 * or the round was played before.
 */
export async function play(trx: StoreTransaction, round: NewPlay): Promise<void> {
  await requireAccount(trx, round);
  const due = await countPlay(trx, round);
  const playId = await writePlay(trx, round);
  const game = gameOf(round.member, round.gameCode);
  const provider = houseAccount(round.member, 'provider');
  const share = due.inviter === null ? [] : sharePlaces(due.inviter);
  // Locks everything before the first posting, so that two rounds never deadlock.
  await openAccounts(trx, share);
  await lockAccounts(trx, [game, provider, ...share]);

  const intent = `play:${round.round}`;
  const { member, stake, payout, at } = round;
  if (stake.minor > 0)
    await postMove(trx, member, { kind: 'stake', intent: `${intent}:stake`, from: game, to: provider, amount: stake, at });
  if (payout.minor > 0)
    await postMove(trx, member, { kind: 'payout', intent: `${intent}:payout`, from: provider, to: game, amount: payout, at });
  if (due.inviter !== null) await payInviter(trx, round, playId, due.inviter);
}

async function requireAccount(trx: StoreTransaction, { member, gameCode }: NewPlay): Promise<void> {
  if (!operators[member.operator].games.some(({ code }) => code === gameCode)) throw new Refusal(404, 'NO_GAME');
  const account = await trx
    .selectFrom('gameAccount')
    .select('isActive')
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .executeTakeFirst();
  if (!account?.isActive) throw new Refusal(409, 'SLOT_NO_ACCOUNT');
}

async function writePlay(trx: StoreTransaction, { member, gameCode, stake, payout, at }: NewPlay): Promise<number> {
  const { id } = await trx
    .insertInto('gamePlay')
    .values((eb) => ({
      operator: member.operator,
      memberId: member.id,
      gameCode,
      currency: member.currency,
      stake: stake.minor,
      payout: payout.minor,
      bonusId: eb.selectFrom('memberBonus').select('id').where('memberId', '=', member.id).where('state', '=', 'active'),
      refundId: null,
      createdAt: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sharePlaces = ({ holder }: NonNullable<Due['inviter']>): LedgerPlace[] => [
  memberAccount(holder, 'invite'),
  houseAccount(holder, 'promotion'),
];

async function payInviter(trx: StoreTransaction, round: NewPlay, playId: number, inviter: NonNullable<Due['inviter']>): Promise<void> {
  const { holder, share } = inviter;
  const journalId = await postMove(trx, holder, {
    kind: 'invite',
    intent: `invite:${String(playId)}`,
    from: houseAccount(holder, 'promotion'),
    to: memberAccount(holder, 'invite'),
    amount: share,
    at: round.at,
  });
  await trx
    .insertInto('inviteEarning')
    .values({
      operator: holder.operator,
      inviterId: holder.id,
      inviteeId: round.member.id,
      playId,
      amount: share.minor,
      currency: share.currency,
      journalId,
      createdAt: round.at,
    })
    .execute();
}

/** What a round earns. */
export interface Due {
  /** The inviter, and what this round adds to their share. Null if nothing is added. */
  readonly inviter: { readonly holder: Holder; readonly share: Money } | null;
}

/**
 * Adds a round to the member's totals and credits completed coins. Shares and coins are calculated from totals, so that
 * many small rounds earn as much as a large one.
 */
async function countPlay(trx: StoreTransaction, { member, stake, payout }: NewPlay): Promise<Due> {
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

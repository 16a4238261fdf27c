import { type Money, moneyOf } from '@wallet/domain';
import { type RawBuilder, sql } from 'kysely';
import { houseAccount, lockAccounts, memberAccount } from '../ledger/ledger-accounts.ts';
import { postMove } from '../ledger/ledger.ts';
import { findGame, percentOf } from '../ledger/member-money.ts';
import { operators } from '../operators/operators.ts';
import { isOn } from '../operators/switches.ts';
import { ownedBy, type Holder, type Store, type StoreTransaction } from '../store/database.ts';

interface NewPlay {
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
 * are credited in the same transaction. Throws Refusal NO_GAME, SLOT_NO_ACCOUNT, MONEY_NOT_ENOUGH, and
 * KnownIntent if the round was played before.
 */
export async function play(trx: StoreTransaction, round: NewPlay): Promise<void> {
  const { member, stake, payout, at } = round;
  const game = await findGame(trx, member, round.gameCode);
  // The rounds of one member are counted one after another.
  await trx.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
  const due = await countPlay(trx, round);
  const playId = await writePlay(trx, round);
  const provider = houseAccount(member, 'provider');
  const places = due && { from: houseAccount(due.inviter, 'promotion'), to: memberAccount(due.inviter, 'invite') };
  // Locks everything before the first posting, so that two rounds never deadlock.
  await lockAccounts(trx, [game, provider, ...(places ? [places.from, places.to] : [])]);

  const intent = `play:${round.round}`;
  if (stake.minor > 0)
    await postMove(trx, member, { kind: 'stake', intent: `${intent}:stake`, from: game, to: provider, amount: stake, at });
  if (payout.minor > 0)
    await postMove(trx, member, { kind: 'payout', intent: `${intent}:payout`, from: provider, to: game, amount: payout, at });
  if (due === null || places === null) return;
  const { inviter, share } = due;
  const move = { kind: 'invite', intent: `invite:${String(playId)}`, ...places, amount: share, at };
  const journalId = await postMove(trx, inviter, move);
  await trx
    .insertInto('inviteEarning')
    .values({
      operator: inviter.operator,
      inviterId: inviter.id,
      inviteeId: member.id,
      playId,
      amount: share.minor,
      currency: share.currency,
      journalId,
      createdAt: at,
    })
    .execute();
}

async function writePlay(trx: StoreTransaction, { member, gameCode, stake, payout, at }: NewPlay): Promise<number> {
  const { id } = await trx
    .insertInto('gamePlay')
    .values((eb) => ({
      ...ownedBy(member),
      gameCode,
      stake: stake.minor,
      payout: payout.minor,
      bonusId: eb.selectFrom('memberBonus').select('id').where('memberId', '=', member.id).where('state', '=', 'active'),
      createdAt: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a round adds to the inviter's share. */
interface Due {
  readonly inviter: Holder;
  readonly share: Money;
}

/**
 * Credits the coins that a round completes. Shares and coins are calculated from totals, so that
 * many small rounds earn as much as a large one. Null if nothing is due to an inviter.
 */
async function countPlay(trx: StoreTransaction, { member, stake, payout }: NewPlay): Promise<Due | null> {
  const { coinsAt, shareAt } = earningsOf(member);
  const total = (amount: RawBuilder<unknown>) => sql<number>`coalesce(sum(${amount}), 0)::bigint`;
  const before = await trx
    .selectFrom('gamePlay')
    .select([
      total(sql`stake`).as('staked'),
      total(sql`greatest(payout - stake, 0)`).as('won'),
      total(sql`greatest(stake - payout, 0)`).as('lost'),
    ])
    .where('memberId', '=', member.id)
    .executeTakeFirstOrThrow();
  const net = payout.minor - stake.minor;
  const after = { staked: before.staked + stake.minor, won: before.won + Math.max(net, 0), lost: before.lost + Math.max(-net, 0) };

  const coins = coinsAt(after) - coinsAt(before);
  if (coins > 0) await giveCoins(trx, member.id, coins);
  const share = shareAt(after) - shareAt(before);
  const inviter = share > 0 ? await findInviter(trx, member) : null;
  return inviter && { inviter, share: moneyOf(share, inviter.currency) };
}

/** A member's plays so far, in hundredths. */
interface Totals {
  readonly staked: number;
  readonly won: number;
  readonly lost: number;
}

/** What totals have earned: coins for the member, and a share for the inviter. */
function earningsOf(member: Holder) {
  const { wheel, invite } = operators[member.operator].rewards;
  const step = wheel.coinEvery[member.currency]?.minor ?? Infinity;
  return {
    coinsAt: ({ staked }: Totals) => Math.floor(staked / step),
    shareAt: ({ won, lost }: Totals) => percentOf(won, invite.success) + percentOf(lost, invite.fail),
  };
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

import type { Money } from '@wallet/domain';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoreTransaction } from '../store/database.ts';
import { lockAccounts, openAccounts } from '../ledger/ledger-accounts.ts';
import { gameOf, houseAccount, memberAccount, type Holder, type LedgerPlace } from '../ledger/ledger-places.ts';
import { postMove } from '../ledger/ledger.ts';
import { countPlay, type Due } from './play-progress.ts';

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

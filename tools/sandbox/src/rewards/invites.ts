import type { InviteListResponse, PageRequest } from '@wallet/contract';
import { moneyOf, toWireAmount } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import { emptyPot } from '../ledger/pots.ts';
import { isOn } from '../operators/switches.ts';
import type { Holder, Store, StoreTransaction } from '../store/database.ts';
import { readPage } from '../store/transactions.ts';

/** One page of what the member earned from friends, newest first. */
export async function readInvites(db: Store, member: Holder, page: PageRequest): Promise<InviteListResponse> {
  const { total, rows } = await readPage(db, page, (trx) =>
    trx
      .selectFrom('inviteEarning')
      .innerJoin('member as invitee', 'invitee.id', 'inviteEarning.inviteeId')
      .select(['invitee.name', 'inviteEarning.amount', 'inviteEarning.currency', 'inviteEarning.createdAt'])
      .where('inviterId', '=', member.id)
      .orderBy('inviteEarning.createdAt', 'desc')
      .orderBy('inviteEarning.id', 'desc'),
  );
  return {
    total,
    invites: rows.map(({ name, amount, currency, createdAt }) => ({
      from: { name },
      amount: toWireAmount(moneyOf(amount, currency)),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Adds the invite account to the wallet. Throws Refusal INVITE_INACTIVE, and for an empty account INVITE_COLLECT if it
 * was received before, NO_INVITE_BONUS if friends played without a result, NO_INVITEE_PLAY_INFO if none played.
 */
export async function receiveInviteBonus(trx: StoreTransaction, member: Holder, at: Date): Promise<void> {
  if (!(await isOn(trx, member, 'invite'))) throw new Refusal(409, 'INVITE_INACTIVE');
  const added = await emptyPot(trx, member, 'invite', at);
  if (added.minor > 0) return;
  if (await hasReceived(trx, member)) throw new Refusal(409, 'INVITE_COLLECT');
  throw new Refusal(409, (await havePlayed(trx, member)) ? 'NO_INVITE_BONUS' : 'NO_INVITEE_PLAY_INFO');
}

async function hasReceived(trx: StoreTransaction, member: Holder): Promise<boolean> {
  const journal = trx.selectFrom('journal').select('id').where('memberId', '=', member.id).where('kind', '=', 'add-invite');
  return (await journal.limit(1).executeTakeFirst()) !== undefined;
}

async function havePlayed(trx: StoreTransaction, member: Holder): Promise<boolean> {
  const play = trx
    .selectFrom('gamePlay')
    .innerJoin('member as invitee', 'invitee.id', 'gamePlay.memberId')
    .select('gamePlay.id')
    .where('invitee.invitedBy', '=', member.id);
  return (await play.limit(1).executeTakeFirst()) !== undefined;
}

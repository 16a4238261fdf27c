import type { PageRequest, RefundCheckResponse, RefundListResponse } from '@wallet/contract';
import { type Money, moneyOf, toWireAmount } from '@wallet/domain';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { houseAccount, memberAccount } from '../ledger/ledger-accounts.ts';
import { postMove } from '../ledger/ledger.ts';
import { percentOf } from '../ledger/member-money.ts';
import { emptyPot, readPot } from '../ledger/pots.ts';
import { operators } from '../operators/operators.ts';
import { isOn } from '../operators/switches.ts';
import { ownedBy, type Holder, type Store, type StoreTransaction } from '../store/database.ts';
import { readAtOnce, readPage } from '../store/transactions.ts';
import { findActiveBonus } from './active-bonus.ts';

/** The available refund, the received amount that is not in the wallet yet, and whether a bonus blocks receiving. */
export function checkRefund(db: Store, member: Holder): Promise<RefundCheckResponse> {
  return readAtOnce(db, async (trx) => {
    const { success, fail, info } = operators[member.operator].rewards.refund;
    const on = await isOn(trx, member, 'refund');
    const plays = await openPlays(trx, member).execute();
    return {
      result: on ? toWireAmount(shareOf(member, lostIn(plays))) : 0,
      bonus: (await findActiveBonus(trx, member.id)) !== null,
      info,
      refundAmount: toWireAmount(await readPot(trx, member, 'refund')),
      refundSuccess: success,
      refundFail: fail,
    };
  });
}

/**
 * Moves the refund of all net losses since the last one into the member's refund account; each round counts once.
 * Throws Refusal REFUND_INACTIVE, REFUND_CONDITION under a bonus, NO_REFUND without a net loss, REFUND_MINIMUM if the
 * refund is less than a hundredth.
 */
export async function receiveRefund(trx: StoreTransaction, member: Holder, at: Date): Promise<void> {
  if (!(await isOn(trx, member, 'refund'))) throw new Refusal(409, 'REFUND_INACTIVE');
  if ((await findActiveBonus(trx, member.id)) !== null) throw new Refusal(409, 'REFUND_CONDITION');
  // Locks the rounds: of two calls at the same time, the second finds them counted.
  const plays = await openPlays(trx, member).forNoKeyUpdate().execute();
  const lost = lostIn(plays);
  if (lost <= 0) throw new Refusal(409, 'NO_REFUND');
  const amount = shareOf(member, lost);
  if (amount.minor === 0) throw new Refusal(409, 'REFUND_MINIMUM');

  const { id } = await trx
    .insertInto('refundReceipt')
    .values({
      ...ownedBy(member),
      lost,
      amount: amount.minor,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('gamePlay')
    .set({ refundId: id })
    .where(sql<boolean>`id = any(${plays.map((play) => play.id)})`)
    .execute();
  await postMove(trx, member, {
    kind: 'refund',
    intent: `refund:${String(id)}`,
    from: houseAccount(member, 'promotion'),
    to: memberAccount(member, 'refund'),
    amount,
    at,
  });
}

/** Adds the refund account to the wallet. Throws Refusal REFUND_MINIMUM if it is empty. */
export async function addRefundToWallet(trx: StoreTransaction, member: Holder, at: Date): Promise<void> {
  const added = await emptyPot(trx, member, 'refund', at);
  if (added.minor === 0) throw new Refusal(409, 'REFUND_MINIMUM');
}

/** One page of received refunds, newest first. */
export async function readRefunds(db: Store, member: Holder, page: PageRequest): Promise<RefundListResponse> {
  const { total, rows } = await readPage(db, page, (trx) =>
    trx
      .selectFrom('refundReceipt')
      .select(['amount', 'currency', 'createdAt'])
      .where('memberId', '=', member.id)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
  return {
    total,
    refunds: rows.map(({ amount, currency, createdAt }) => ({
      refundAmount: toWireAmount(moneyOf(amount, currency)),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Rounds that no refund has counted. Rounds under a bonus never count, because their losses are the operator's. */
const openPlays = (trx: StoreTransaction, member: Holder) =>
  trx
    .selectFrom('gamePlay')
    .select(['id', 'stake', 'payout'])
    .where('memberId', '=', member.id)
    .where('refundId', 'is', null)
    .where('bonusId', 'is', null);

/** Hundredths. Negative for net winnings. */
const lostIn = (plays: readonly { readonly stake: number; readonly payout: number }[]) =>
  plays.reduce((sum, { stake, payout }) => sum + stake - payout, 0);

const shareOf = (member: Holder, lost: number): Money =>
  moneyOf(percentOf(Math.max(lost, 0), operators[member.operator].rewards.refund.fail), member.currency);

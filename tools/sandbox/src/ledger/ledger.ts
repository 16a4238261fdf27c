import type { Money } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { Holder, StoreTransaction } from '../store/database.ts';
import { type LedgerPlace, lockAccounts } from './ledger-accounts.ts';

/** A movement of an amount of a member's money. */
export interface Move {
  /** The kind of event: `deposit`, `transfer`, ... */
  readonly kind: string;
  /** Identifies the event. The same intent of the same member is posted once. */
  readonly intent: string;
  readonly at: Date;
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly amount: Money;
}

/** This intent of the member was posted before. */
export class KnownIntent extends Error {
  override readonly name = 'KnownIntent';
}

/**
 * Posts a journal: writes an entry for each of the two accounts and updates their balances, all in `trx`. Every movement of
 * money goes through it. Returns the journal's id. Throws KnownIntent, and Refusal MONEY_NOT_ENOUGH; the transaction
 * must be rolled back then.
 */
export async function postMove(trx: StoreTransaction, holder: Holder, { kind, intent, at, from, to, amount }: Move): Promise<number> {
  for (const { currency } of [from, to]) {
    if (currency !== amount.currency) throw new TypeError(`a ${currency} account cannot hold ${amount.currency}`);
  }
  // Before the locks: a request that waits here for the same intent holds no lock that the other one needs.
  const { id: journalId } = await trx
    .insertInto('journal')
    .values({ operator: holder.operator, kind, memberId: holder.id, intent, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new KnownIntent(intent));
  const accounts = await lockAccounts(trx, [from, to]);
  const entries = accounts.map((accountId, index) => ({ journalId, accountId, amount: index === 0 ? -amount.minor : amount.minor }));
  for (const entry of entries) await changeBalance(trx, entry.accountId, entry.amount);
  await trx.insertInto('entry').values(entries).execute();
  return journalId;
}

/** A conditional update: the balance only changes if the result is allowed. */
async function changeBalance(trx: StoreTransaction, accountId: number, minor: number): Promise<void> {
  await trx
    .updateTable('ledgerAccount')
    .set((eb) => ({ balance: eb('balance', '+', minor) }))
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('memberId', 'is', null), eb(eb('balance', '+', minor), '>=', 0)]))
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal(409, 'MONEY_NOT_ENOUGH'));
}

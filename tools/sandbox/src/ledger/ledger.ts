import { type Money, moneyOf } from '@wallet/domain';
import type { Holder, OperatorId, StoreTransaction } from '../store/database.ts';
import { type LedgerPlace, lockAccounts, placeKey } from './ledger-accounts.ts';
import { LedgerRefusal } from './ledger-refusal.ts';

export interface NewJournal {
  readonly operator: OperatorId;
  /** The kind of event: `deposit`, `transfer`, ... */
  readonly kind: string;
  readonly memberId: string | null;
  /** Identifies the event. The same intent of the same member is posted once. */
  readonly intent: string;
  readonly at: Date;
  /** The change of each account. The sum is 0 per currency. */
  readonly lines: readonly { readonly place: LedgerPlace; readonly amount: Money }[];
}

/**
 * Posts a journal: writes its entries and updates the balances, all in `trx`. Every movement of money goes through it.
 * Returns the journal's id. Throws LedgerRefusal, and RangeError if the lines do not sum to 0.
 */
export async function post(trx: StoreTransaction, journal: NewJournal): Promise<number> {
  const changes = netChanges(journal);
  // Before the locks: a request that waits here for the same intent holds no lock that the other one needs.
  const journalId = await insertJournal(trx, journal);
  const accounts = await lockAccounts(
    trx,
    [...changes.values()].map(({ place }) => place),
  );

  const entries = accounts.map(({ id, key }) => ({ journalId, accountId: id, amount: changes.get(key)?.minor ?? 0 }));
  for (const { accountId, amount } of entries) await changeBalance(trx, accountId, amount);
  await trx.insertInto('entry').values(entries).execute();
  return journalId;
}

export interface Move extends Pick<NewJournal, 'kind' | 'intent' | 'at'> {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly amount: Money;
}

/** Posts the movement of an amount of a member's money from one account to another. */
export function postMove(trx: StoreTransaction, { id, operator }: Holder, { from, to, amount, ...event }: Move): Promise<number> {
  const lines = [
    { place: from, amount: moneyOf(-amount.minor, amount.currency) },
    { place: to, amount },
  ];
  return post(trx, { ...event, operator, memberId: id, lines });
}

function netChanges({ lines }: NewJournal): Map<string, { place: LedgerPlace; minor: number }> {
  const changes = new Map<string, { place: LedgerPlace; minor: number }>();
  const sums = new Map<string, number>();
  for (const { place, amount } of lines) {
    if (place.currency !== amount.currency) throw new TypeError(`a ${place.currency} account cannot hold ${amount.currency}`);
    const key = placeKey(place);
    changes.set(key, { place, minor: (changes.get(key)?.minor ?? 0) + amount.minor });
    sums.set(place.currency, (sums.get(place.currency) ?? 0) + amount.minor);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0) throw new RangeError(`the journal is off by ${String(sum)} hundredths of ${currency}`);
  }
  for (const [key, { minor }] of changes) if (minor === 0) changes.delete(key);
  if (changes.size === 0) throw new RangeError('the journal moves nothing');
  return changes;
}

async function insertJournal(trx: StoreTransaction, journal: NewJournal): Promise<number> {
  const row = await trx
    .insertInto('journal')
    .values({
      operator: journal.operator,
      kind: journal.kind,
      memberId: journal.memberId,
      intent: journal.intent,
      createdAt: journal.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new LedgerRefusal('known-intent', `${journal.intent} was posted before`));
  return row.id;
}

/** A conditional update: the balance only changes if the result is allowed. */
async function changeBalance(trx: StoreTransaction, accountId: number, minor: number): Promise<void> {
  await trx
    .updateTable('ledgerAccount')
    .set((eb) => ({ balance: eb('balance', '+', minor) }))
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('memberId', 'is', null), eb(eb('balance', '+', minor), '>=', 0)]))
    .returning('id')
    .executeTakeFirstOrThrow(() => new LedgerRefusal('overdraft', `account ${String(accountId)} does not hold enough`));
}

import type { Money } from '@wallet/domain';
import type { StoreTransaction } from '../store/database.ts';
import type { StatementCause, StatementStatus } from '../store/money-tables.ts';
import type { Holder } from './ledger-places.ts';

export interface NewStatement {
  readonly holder: Holder;
  readonly type: 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
  /** `WALLET`, the code of a game or a bank, or the name of a reward account. */
  readonly from: string;
  readonly to: string;
  /** Above zero. */
  readonly amount: Money;
  /** The default is `SUCCESS`. */
  readonly status?: StatementStatus;
  /** The journal of this entry. Each has at most one entry. Absent if no money moved. */
  readonly journalId?: number;
  readonly cause?: StatementCause;
  readonly at: Date;
}

/** Adds an entry to the member's statement. Returns its id. */
export async function addStatement(trx: StoreTransaction, entry: NewStatement): Promise<number> {
  const { holder, type, from, to, amount, status = 'SUCCESS', journalId = null, cause, at } = entry;
  const { id } = await trx
    .insertInto('statementEntry')
    .values({
      operator: holder.operator,
      memberId: holder.id,
      type,
      fromPlace: from,
      toPlace: to,
      amount: amount.minor,
      currency: amount.currency,
      status,
      journalId,
      cause: cause === undefined ? null : JSON.stringify(cause),
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import type { Money } from '@wallet/domain';
import type { StoreTransaction } from '../store/database.ts';
import type { StatementCause } from '../store/statement-tables.ts';
import type { Holder } from './ledger-places.ts';

export interface NewStatementEntry {
  readonly member: Holder;
  /** `deposit`, `withdraw`, `transfer`, `bonus` or `finish_bonus`. */
  readonly type: string;
  /** `WALLET`, a game's or bank's code, or a pot: `INVITE`, `REFUND`, `BONUS`. */
  readonly from: string;
  readonly to: string;
  /** Never negative. */
  readonly amount: Money;
  /** `SUCCESS` without it; `FAILED`, or anything else for what is in progress. */
  readonly status?: string;
  /** Without it no money moved. */
  readonly journalId?: number;
  readonly cause?: StatementCause;
  readonly at: Date;
}

/** Writes what a member's statement shows of a movement, in the transaction that moves. Returns the entry's id. */
export async function addStatement(trx: StoreTransaction, entry: NewStatementEntry): Promise<number> {
  const { member, type, from, to, amount, status = 'SUCCESS', journalId = null, cause, at } = entry;
  const { id } = await trx
    .insertInto('statementEntry')
    .values({
      operator: member.operator,
      memberId: member.id,
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

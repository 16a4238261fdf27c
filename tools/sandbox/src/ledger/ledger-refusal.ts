import { Refusal } from '../http/refusal.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
import { inOneTransaction } from '../store/transactions.ts';

export type LedgerReason = 'overdraft' | 'known-intent' | 'no-account';

/** A posting that the ledger refuses. The transaction must be rolled back. */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal';
  readonly reason: LedgerReason;

  constructor(reason: LedgerReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Moves money in one SQL transaction. Throws Refusal MONEY_NOT_ENOUGH if there is too little. */
export async function moveInOneTransaction<Result>(db: Store, act: (trx: StoreTransaction) => Promise<Result>): Promise<Result> {
  try {
    return await inOneTransaction(db, act);
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Converts the ledger's refusal into that of the contract. */
export function asRefusal(error: unknown): unknown {
  return error instanceof LedgerRefusal && error.reason === 'overdraft' ? new Refusal(409, 'MONEY_NOT_ENOUGH') : error;
}

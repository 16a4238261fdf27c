import type { PageRequest } from '@wallet/contract';
import type { Store, StoreTransaction } from './database.ts';

/** Where a page begins among all rows. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Runs the reads of one answer on one moment, so that a total and its page never disagree. */
export function readAtOnce<Read>(db: Store, read: (trx: StoreTransaction) => Promise<Read>): Promise<Read> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

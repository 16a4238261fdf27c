import type { Store, StoreTransaction } from './database.ts';

/** Deadlock and serialisation failure: nothing was done, and a retry may succeed. */
const passingStates: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const maxTries = 4;

/** Runs `act` in one SQL transaction. Retries after a deadlock, so `act` must not change anything else. */
export async function inOneTransaction<Result>(db: Store, act: (trx: StoreTransaction) => Promise<Result>): Promise<Result> {
  for (let left = maxTries - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(act);
    } catch (error) {
      if (left === 0 || !passingStates.has((error as { code?: unknown }).code)) throw error;
    }
  }
}

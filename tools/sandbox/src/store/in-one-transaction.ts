import type { Store, StoreTransaction } from './database.ts';

/** Deadlock, and a serialisation failure: nothing was done, and a second try can succeed. */
const passingStates: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const maxTries = 4;

/** Runs `act` in one SQL transaction: all of it happens, or nothing. A deadlock is tried again, so `act` changes nothing else. */
export async function inOneTransaction<Result>(db: Store, act: (trx: StoreTransaction) => Promise<Result>): Promise<Result> {
  for (let left = maxTries - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(act);
    } catch (error) {
      if (left === 0 || !passingStates.has((error as { code?: unknown }).code)) throw error;
    }
  }
}

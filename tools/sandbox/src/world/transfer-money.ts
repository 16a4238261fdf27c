import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Store } from '../store/database.ts';

export type NewTransfer = Omit<Selectable<Database['bankTransfer']>, 'reference'>;

/** Moves money between two accounts of banks, of which the operator learns by the slip. */
export async function transferMoney(db: Store, transfer: NewTransfer): Promise<Selectable<Database['bankTransfer']>> {
  const day = transfer.madeAt.toISOString().slice(0, 10).replaceAll('-', '');
  const reference = `${day}${randomBytes(6).toString('hex').toUpperCase()}`;
  return db
    .insertInto('bankTransfer')
    .values({ ...transfer, reference })
    .returningAll()
    .executeTakeFirstOrThrow();
}

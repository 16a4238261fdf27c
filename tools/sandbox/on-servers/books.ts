import { auditLedger } from '../src/index.ts';
import type { Store } from '../src/store/database.ts';
import { openPostgres } from '../src/store/open-postgres.ts';

/** Compares the acknowledged requests with the stored data. `lost` are those that are not stored; `movements` must equal `keysDone`. */
export async function readBooks(db: Store, acked: ReadonlySet<string>) {
  const { isClean } = await auditLedger(db);
  const done = await db.selectFrom('idempotency').select('key').where('status', '=', 200).execute();
  const stored = new Set(done.map(({ key }) => key));
  const { movements } = await db
    .selectFrom('journal')
    .select((eb) => eb.fn.countAll<number>().as('movements'))
    .where('kind', '=', 'transfer')
    .where('intent', 'not like', 'seed:%')
    .executeTakeFirstOrThrow();
  return { isClean, lost: [...acked].filter((key) => !stored.has(key)).length, movements, keysDone: stored.size };
}

/** The same for a PostgreSQL. */
export async function readPostgresBooks(databaseUrl: string, acked: ReadonlySet<string>) {
  const { db, close } = await openPostgres(databaseUrl, () => undefined);
  try {
    return await readBooks(db, acked);
  } finally {
    await close();
  }
}

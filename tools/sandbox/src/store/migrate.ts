import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Store } from './database.ts';

/** The migrations by file name. Never edit a released migration; add a new one. */
const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
});

/** Brings the tables up to date. Kysely lets one sandbox at a time migrate. */
export async function migrate(db: Store): Promise<void> {
  await adoptEarlierTables(db);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('the tables of the sandbox could not be brought up to date', { cause: error });
}

/** The fourteen migrations of version 1.1 created the same tables as the first of today, and more. */
async function adoptEarlierTables(db: Store): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (rows[0]?.isThere !== true) return;
  await db.transaction().execute(async (trx) => {
    const last = await sql`update kysely_migration set name = '0001-tables' where name like '%-codes-by-visitor'`.execute(trx);
    if (last.numAffectedRows !== 1n) return;
    await sql`delete from kysely_migration where name <> '0001-tables'`.execute(trx);
    await sql`alter table session drop column used_at`.execute(trx);
    await sql`drop table code_quota`.execute(trx);
  });
}

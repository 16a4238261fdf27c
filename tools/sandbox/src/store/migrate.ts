import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Store } from './database.ts';

/** The migrations by file name. Never edit a released migration; add a new one. */
export const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
});

/** Brings the tables up to date. Kysely lets one sandbox at a time migrate. */
export async function migrate(db: Store): Promise<void> {
  await renumber(db);
  // Version 1.1 may have run a later migration before an earlier one was written.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the tables of the sandbox could not be brought up to date', { cause: error });
}

/** Version 1.1 gave the same migrations other numbers. */
async function renumber(db: Store): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (rows[0]?.isThere !== true) return;
  for (const name of Object.keys(await provider.getMigrations())) {
    await sql`update kysely_migration set name = ${name} where substr(name, 6) = ${name.slice(5)} and name <> ${name}`.execute(db);
  }
}

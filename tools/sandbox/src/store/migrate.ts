import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('the tables of the sandbox could not be brought up to date', { cause: error });
}

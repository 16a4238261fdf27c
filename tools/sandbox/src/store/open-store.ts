import { PGlite } from '@electric-sql/pglite';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lock } from 'proper-lockfile';
import type { Database, Store } from './database.ts';
import { makeTables } from './make-tables.ts';

/** Why the sandbox cannot start, in one line. */
export class SandboxCannotStart extends Error {
  override readonly name = 'SandboxCannotStart';
}

export interface OpenStore {
  readonly db: Store;
  /** Closes the database and unlocks the folder. Its users must have ended by then. */
  readonly close: () => Promise<void>;
}

const storeFolder = (dataDir: string) => join(resolve(dataDir), 'sandbox');

/** Whether the folder had a database before. */
export function hasStore(dataDir: string): boolean {
  return existsSync(storeFolder(dataDir));
}

/**
 * Opens and migrates the sandbox's embedded database. `null` keeps it in memory. Throws SandboxCannotStart if another
 * process uses the folder.
 */
export async function openStore(dataDir: string | null): Promise<OpenStore> {
  if (dataDir === null) return openPGlite(undefined);
  const folder = resolve(dataDir);
  // PGlite does not create parent folders.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makeOwnFolder(storeFolder(dataDir));
  const unlock = await lockFolder(folder);
  try {
    const { db, close } = await openPGlite(storeFolder(dataDir));
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for it
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openPGlite(folder: string | undefined): Promise<OpenStore> {
  const isNew = folder === undefined || readdirSync(folder).length === 0;
  const files = isNew && { loadDataDir: await readNewDatabase() };
  const pglite = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }), ...files, parsers: columnParsers });
  return openTables(new PGliteDialect({ pglite }));
}

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
const cacheFolder = join(import.meta.dirname, '../../../../node_modules/.cache/sandbox');

/** The files of a new database. PGlite takes seconds to make them, so they are kept for all databases of its version. */
async function readNewDatabase(): Promise<Blob> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const file = join(cacheFolder, `pglite-${version}.tgz`);
  if (!existsSync(file)) {
    const made = await PGlite.create();
    const files = Buffer.from(await (await made.dumpDataDir('gzip')).arrayBuffer());
    await made.close();
    mkdirSync(cacheFolder, { recursive: true });
    // Under a name of its own first, since several sandboxes may start at once.
    const own = `${file}.${String(process.pid)}`;
    writeFileSync(own, files);
    renameSync(own, file);
  }
  return new Blob([readFileSync(file)], { type: 'application/x-gzip' });
}

/** The migrations by name. While nothing is released, a change of the tables needs a new data folder instead of a second one. */
const migrations = { '0001-tables': { up: makeTables } };

/** Brings the tables up to date. Kysely lets one sandbox at a time migrate. */
async function migrate(db: Store): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('the tables of the sandbox could not be brought up to date', { cause: error });
}

/** Opens and migrates the database of a connection. Closes the connection if that fails. */
export async function openTables(dialect: Dialect): Promise<OpenStore> {
  const db = new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
}

const renewMs = 1_000;
/** A lock that was not renewed for this long is stale. A running process may be busy for a while. */
const staleMs = 4_000;
/** By then a stale lock has not been refreshed, while that of a running sandbox has. */
const retries = { retries: (staleMs + renewMs) / 250, factor: 1, minTimeout: 250, maxTimeout: 250 };

/**
 * Locks the folder for this process: two processes on one PGlite folder would lose each other's rows silently. A
 * process that loses its lock exits. Returns a function that unlocks the folder.
 */
async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lock(folder, { lockfilePath: join(folder, 'data.lock'), stale: staleMs, update: renewMs, retries });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new SandboxCannotStart(
      `The data folder ${folder} is in use by another sandbox. End that one, or set DATA_DIR to another folder.`,
    );
  }
}

/** Creates a folder that only the current user can read, also if it exists already. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

const bigintOid = 20;

/** Parses a bigint column. Hundredths are exact integers: a value beyond 2^53 is an error, never rounded. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint column holds more than 2^53');
  return value;
}

/** By type id. Set on every connection, because PGlite and pg parse bigint differently by default. */
export const columnParsers: Readonly<Record<number, (text: string) => number>> = { [bigintOid]: readBigint };

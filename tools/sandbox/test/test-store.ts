import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Redis } from 'ioredis';
import { PGliteDialect } from 'kysely';
import pg from 'pg';
import { seed } from '../src/index.ts';
import { createOwnLimits, type AttemptLimits } from '../src/http/attempt-limit.ts';
import type { Passwords } from '../src/identity/passwords.ts';
import { createSharedLimits } from '../src/http/shared-limits.ts';
import { columnParsers } from '../src/store/column-parsers.ts';
import { openPostgres } from '../src/store/open-postgres.ts';
import { openTables, type OpenStore } from '../src/store/open-store.ts';

/** How the demo members come into a store. */
export interface Seeding {
  readonly passwords: Passwords;
  readonly at: Date;
}

/** No connection breaks in a test unless the test breaks it. */
const never = (error: Error) => {
  throw error;
};

/**
 * Making a database, its tables and its members takes longer than most tests: each worker does it once (files of a worker
 * share its modules where they are not isolated), and each store of a test is a copy.
 */
let copyOfSeeded: Promise<() => Promise<OpenStore>> | undefined;

/** A store of the caller's own with the demo members: a database of the server of DATABASE_URL, or one in memory. */
export async function openSeededStore(seeding: Seeding): Promise<OpenStore> {
  const server = process.env['DATABASE_URL'];
  copyOfSeeded ??= server === undefined || server === '' ? seedMemory(seeding) : seedServer(server, seeding);
  return (await copyOfSeeded)();
}

async function seedMemory({ passwords, at }: Seeding): Promise<() => Promise<OpenStore>> {
  const open = async (copyOf?: Blob) => {
    const pglite = await PGlite.create({ parsers: columnParsers, ...(copyOf && { loadDataDir: copyOf }) });
    return { pglite, store: await openTables(new PGliteDialect({ pglite })) };
  };
  const { pglite, store } = await open();
  await seed(store.db, passwords, () => at);
  const seeded = await pglite.dumpDataDir('none');
  await store.close();
  return async () => (await open(seeded)).store;
}

async function seedServer(server: string, { passwords, at }: Seeding): Promise<() => Promise<OpenStore>> {
  const seeded = await makeDatabase(server);
  const { db, close } = await openPostgres(seeded, never);
  await seed(db, passwords, () => at);
  await close();
  return async () => openPostgres(await makeDatabase(server, new URL(seeded).pathname.slice(1)), never);
}

/** A database beside the one that the address names, empty or a copy. It goes with its server, which the tests throw away. */
export async function makeDatabase(server: string, copyOf = 'template1'): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${copyOf}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Limits of the caller's own: in the Redis of REDIS_URL, or in this process. */
export function openTestLimits(now: () => Date): { readonly limits: AttemptLimits; readonly close: () => void } {
  const url = process.env['REDIS_URL'];
  if (url === undefined || url === '') return { limits: createOwnLimits(now), close: () => undefined };
  const redis = new Redis(url, { keyPrefix: `${randomBytes(8).toString('hex')}:` });
  return {
    limits: createSharedLimits(redis, now),
    close: () => {
      redis.disconnect();
    },
  };
}

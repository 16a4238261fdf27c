import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { createOwnLimits, type Limits } from '../src/http/limits.ts';
import { openStore, seed } from '../src/index.ts';
import type { Passwords } from '../src/sessions/passwords.ts';
import { openPostgres } from '../src/store/open-postgres.ts';
import type { OpenStore } from '../src/store/open-store.ts';

/** How the demo members are created. */
interface Seeding {
  readonly passwords: Passwords;
  readonly at: Date;
}

type SeededStore = Awaited<ReturnType<typeof keepContent>>;

/**
 * Creating a database with its tables and members takes longer than most tests. The files of a worker share modules if they are not
 * isolated, so each worker does it once for each database that it uses at the same time: a closed one is restored for the next test.
 */
const closed: SeededStore[] = [];

/** Opens a store with nothing but the demo members: a database on the server of DATABASE_URL, or one in memory. */
export async function openSeededStore(seeding: Seeding): Promise<OpenStore> {
  const store = (await restoreOne()) ?? (await keepContent(await makeStore(seeding)));
  return { db: store.db, close: () => Promise.resolve(void closed.push(store)) };
}

/** A closed store as it was after the seeding, or null if there is none. One that a test has broken is not used again. */
async function restoreOne(): Promise<SeededStore | null> {
  const store = closed.pop();
  if (!store) return null;
  try {
    await store.restore();
    return store;
  } catch {
    return restoreOne();
  }
}

async function makeStore({ passwords, at }: Seeding): Promise<OpenStore> {
  const server = process.env.DATABASE_URL ?? '';
  // A lost connection is an error: tests do not expect it.
  const throwError = (error: Error) => {
    throw error;
  };
  const store = server === '' ? await openStore(null) : await openPostgres(await makeDatabase(server), throwError);
  await seed(store.db, passwords, () => at);
  return store;
}

/** Creates an empty database on this server. It is deleted together with the server of the tests. */
export async function makeDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

interface Counter {
  readonly name: string;
  readonly lastValue: string | null;
}

/** The store, and what returns it to its present content, of which another schema of its database has a copy. */
async function keepContent({ db }: OpenStore) {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const { rows: counters } = await sql<Counter>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences where schemaname = 'public'`.execute(db);
  const placesOf = ({ name }: { readonly name: string }) => [sql.table(`public.${name}`), sql.table(`seeded.${name}`)] as const;
  await sql`create schema seeded`.execute(db);
  for (const [table, copy] of tables.map(placesOf)) await sql`create table ${copy} as table ${table}`.execute(db);
  /** Throws if the tables are no longer what they were. */
  const restore = () =>
    db.transaction().execute(async (trx) => {
      // Without its triggers, since the ledger allows no change.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const [table, copy] of tables.map(placesOf)) {
        await sql`delete from ${table}`.execute(trx);
        await sql`insert into ${table} overriding system value select * from ${copy}`.execute(trx);
      }
      for (const { name, lastValue } of counters)
        await sql`select setval(${name}::regclass, ${lastValue ?? '1'}::bigint, ${lastValue !== null})`.execute(trx);
    });
  return { db, restore };
}

/** Limits of this process. They count in real time, so a key begins again when the given clock has left its window. */
export function testLimits(now: () => Date): Limits {
  const limits = createOwnLimits();
  return (name, count, windowMs) => {
    const { take, forget } = limits(name, count, windowMs);
    const begun = new Map<string, { readonly at: number; readonly isEmpty: Promise<void> }>();
    return {
      take: async (key) => {
        const at = now().getTime();
        if (at >= (begun.get(key)?.at ?? -Infinity) + windowMs) begun.set(key, { at, isEmpty: forget(key) });
        await begun.get(key)?.isEmpty;
        await take(key);
      },
      forget: (key) => {
        begun.delete(key);
        return forget(key);
      },
    };
  };
}

import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { PGliteDialect, sql } from 'kysely';
import pg from 'pg';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createSharedLimits, type Limits, limitsBy } from '../src/http/limits.ts';
import { seed } from '../src/index.ts';
import type { Passwords } from '../src/sessions/passwords.ts';
import type { Store } from '../src/store/database.ts';
import { openPostgres } from '../src/store/open-postgres.ts';
import { columnParsers, type OpenStore, openTables } from '../src/store/open-store.ts';

/** How the demo members are created. */
interface Seeding {
  readonly passwords: Passwords;
  readonly at: Date;
}

/** A lost connection is an error: tests do not expect it. */
const throwError = (error: Error) => {
  throw error;
};

/**
 * Creating a database with its tables and members takes longer than most tests. The files of a worker share modules if they are not
 * isolated, so each worker does it once for each database that it uses at the same time: a closed one is restored for the next test.
 */
let seededStores: Promise<SeededStores> | undefined;

interface SeededStores {
  readonly openCopy: () => Promise<OpenStore>;
  readonly closed: SeededStore[];
}

/** Opens a store with nothing but the demo members: a database on the server of DATABASE_URL, or one in memory. */
export async function openSeededStore(seeding: Seeding): Promise<OpenStore> {
  const server = process.env.DATABASE_URL;
  seededStores ??= (server === undefined || server === '' ? seedMemory(seeding) : seedServer(server, seeding)).then((openCopy) => ({
    openCopy,
    closed: [],
  }));
  const { openCopy, closed } = await seededStores;
  const store = (await restoreOne(closed)) ?? (await SeededStore.of(await openCopy()));
  return { db: store.db, close: () => Promise.resolve(void closed.push(store)) };
}

/** A closed store as it was after the seeding, or null if there is none. One that a test has broken is not used again. */
async function restoreOne(closed: SeededStore[]): Promise<SeededStore | null> {
  const store = closed.pop();
  if (!store) return null;
  try {
    await store.restore();
    return store;
  } catch {
    return restoreOne(closed);
  }
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
  const { db, close } = await openPostgres(seeded, throwError);
  await seed(db, passwords, () => at);
  await close();
  return async () => openPostgres(await makeDatabase(server, new URL(seeded).pathname.slice(1)), throwError);
}

/** Creates a database on this server, empty or as a copy. It is deleted together with the server of the tests. */
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

interface Counter {
  readonly name: string;
  readonly lastValue: string | null;
}

/** A store that can return to the content that it had at first. */
class SeededStore {
  readonly db: Store;
  private readonly tables: readonly string[];
  private readonly counters: readonly Counter[];

  private constructor(db: Store, tables: readonly string[], counters: readonly Counter[]) {
    this.db = db;
    this.tables = tables;
    this.counters = counters;
  }

  /** Keeps a copy of the store's content in another schema of its database. */
  static async of({ db }: OpenStore): Promise<SeededStore> {
    const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    const { rows: counters } = await sql<Counter>`
      select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences where schemaname = 'public'`.execute(db);
    await sql`create schema seeded`.execute(db);
    for (const { name } of tables)
      await sql`create table ${sql.table(`seeded.${name}`)} as table ${sql.table(`public.${name}`)}`.execute(db);
    return new SeededStore(
      db,
      tables.map(({ name }) => name),
      counters,
    );
  }

  /** Throws if the tables are no longer what they were. */
  async restore(): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      // Without its triggers, since the ledger allows no change.
      await sql`set local session_replication_role = replica`.execute(db);
      for (const name of this.tables) {
        const table = sql.table(`public.${name}`);
        await sql`delete from ${table}`.execute(db);
        await sql`insert into ${table} overriding system value select * from ${sql.table(`seeded.${name}`)}`.execute(db);
      }
      for (const { name, lastValue } of this.counters) {
        await sql`select setval(${name}::regclass, ${lastValue ?? '1'}::bigint, ${lastValue !== null})`.execute(db);
      }
    });
  }
}

interface TestLimits {
  readonly limits: Limits;
  readonly close: () => void;
}

/** Opens new limits that follow the given clock: in the Redis of REDIS_URL, or in this process. */
export function openTestLimits(now: () => Date): TestLimits {
  const url = process.env.REDIS_URL;
  return url === undefined || url === '' ? openMemoryLimits(now) : openRedisLimits(url, now);
}

function openMemoryLimits(now: () => Date): TestLimits {
  const limiters: RateLimiterMemory[] = [];
  const limits = limitsBy((options) => {
    const limiter = new RateLimiterMemory(options);
    limiters.push(limiter);
    return limiter;
  });
  const age = async (ms: number) => {
    for (const limiter of limiters) {
      const { version, storage } = limiter.dump();
      for (const { key } of storage) await limiter.delete(key);
      limiter.restore({
        version,
        storage: storage.map((one) => ({ ...one, expiresAt: one.expiresAt === null ? null : one.expiresAt - ms })),
      });
    }
  };
  return { limits: byClock(limits, now, age), close: () => undefined };
}

function openRedisLimits(url: string, now: () => Date): TestLimits {
  const prefix = `${randomBytes(8).toString('hex')}:`;
  const [redis, all] = [new Redis(url, { keyPrefix: prefix }), new Redis(url)];
  const age = async (ms: number) => {
    for (const key of await all.keys(`${prefix}*`)) await all.pexpire(key, (await all.pttl(key)) - ms);
  };
  return {
    limits: byClock(createSharedLimits(redis), now, age),
    close: () => {
      redis.disconnect();
      all.disconnect();
    },
  };
}

/** The limits use the real time, so before each use they are aged by the time that the test clock moved forward. */
function byClock(limits: Limits, now: () => Date, age: (ms: number) => Promise<void>): Limits {
  let at = now().getTime();
  let aged = Promise.resolve();
  const catchUp = () => {
    const passed = now().getTime() - at;
    at += passed;
    if (passed !== 0) aged = aged.then(() => age(passed));
    return aged;
  };
  return (...limit) => {
    const { take, forget } = limits(...limit);
    return {
      take: (key) => catchUp().then(() => take(key)),
      forget: (key) => catchUp().then(() => forget(key)),
    };
  };
}

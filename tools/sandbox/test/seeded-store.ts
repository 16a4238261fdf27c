import { sql } from 'kysely';
import type { Store } from '../src/store/database.ts';
import type { OpenStore } from '../src/store/open-store.ts';

interface Counter {
  readonly name: string;
  readonly lastValue: string | null;
}

/** A store that can return to the content that it had at first. */
export class SeededStore {
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

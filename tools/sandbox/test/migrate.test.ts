import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { seed } from '../src/index.ts';
import type { Database } from '../src/store/database.ts';
import { columnParsers } from '../src/store/column-parsers.ts';
import { migrate, provider } from '../src/store/migrate.ts';
import { quickPasswords } from './helper.ts';

/** The names in version 1.1 of the migrations that are now numbered from 1 to 14. */
const earlierNames = [
  '0001-members',
  '0002-ledger',
  '0004-money',
  '0005-rewards',
  '0006-chat',
  '0010-one-time-codes',
  '0011-qr-codes',
  '0012-slips',
  '0013-true-money',
  '0014-true-money-credited',
  '0030-chat-client-id',
  '0031-session-use',
  '0032-bank-changed',
  '0033-codes-by-visitor',
];
const names = earlierNames.map((name, index) => name.replace(/^\d+/, String(index + 1).padStart(4, '0')));

async function openEarlier(count: number) {
  const pglite = await PGlite.create({ parsers: columnParsers });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] });
  const earlier = Object.fromEntries(
    Object.values(await provider.getMigrations())
      .slice(0, count)
      .map((step, index) => [earlierNames[index] ?? '', step]),
  );
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(earlier) } }).migrateToLatest();
  expect(error).toBeUndefined();
  return db;
}

const appliedMigrations = async (db: Kysely<Database>) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name);

it('keeps the data of a database of version 1.1 and renames its migrations', async () => {
  const db = await openEarlier(earlierNames.length);
  await seed(db, quickPasswords, () => new Date());
  const members = await db.selectFrom('member').select(['id', 'username']).orderBy('id').execute();
  expect(members.length).toBeGreaterThan(3);
  for (let start = 0; start < 2; start += 1) {
    await migrate(db);
    expect(await appliedMigrations(db)).toEqual(names);
    expect(await db.selectFrom('member').select(['id', 'username']).orderBy('id').execute()).toEqual(members);
  }
  await db.destroy();
});

it('completes a database of version 1.1 that lacks some migrations', async () => {
  const db = await openEarlier(5);
  await migrate(db);
  expect(await appliedMigrations(db)).toEqual(names);
  await seed(db, quickPasswords, () => new Date());
  await db.destroy();
});

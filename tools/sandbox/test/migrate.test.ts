import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { seed } from '../src/index.ts';
import type { Database } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { columnParsers } from '../src/store/open-store.ts';
import { quickPasswords } from './helper.ts';

/** The migrations of version 1.1, which created the tables of today's first. */
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

async function openEarlier() {
  const pglite = await PGlite.create({ parsers: columnParsers });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] });
  await migrate(db);
  await seed(db, quickPasswords, () => new Date());
  await sql`alter table session add column used_at timestamptz not null`.execute(db);
  await sql`create table code_quota (phone text)`.execute(db);
  await sql`drop table report`.execute(db);
  await sql`delete from kysely_migration`.execute(db);
  for (const name of earlierNames) await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-01-01')`.execute(db);
  return db;
}

it('keeps the data of a database of version 1.1', { timeout: 60_000 }, async () => {
  const db = await openEarlier();
  const members = await db.selectFrom('member').select(['id', 'username']).orderBy('id').execute();
  expect(members.length).toBeGreaterThan(3);
  for (let start = 0; start < 2; start += 1) {
    await migrate(db);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(rows).toEqual([{ name: '0001-tables' }, { name: '0002-reports' }]);
    expect(await db.selectFrom('member').select(['id', 'username']).orderBy('id').execute()).toEqual(members);
  }
  const session = { idHash: 'x', memberId: members[0]?.id ?? '', createdAt: new Date(), expiresAt: new Date(), endedAt: null };
  await db.insertInto('session').values(session).execute();
  await db.destroy();
});

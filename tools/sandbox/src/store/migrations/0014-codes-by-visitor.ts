import { sql, type Kysely } from 'kysely';

/** For whom a phone was sent codes: each visitor has a row; the empty text is for all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table code_quota add column visitor text not null default ''`.execute(db);
  await sql`alter table code_quota drop constraint code_quota_pkey`.execute(db);
  await sql`alter table code_quota add primary key (operator, phone, visitor)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What pages and browsers report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report (
      id bigint generated always as identity primary key,
      app text not null,
      release text not null,
      vitals_share double precision not null,
      entry jsonb not null,
      created_at timestamptz not null
    )
  `.execute(db);
}

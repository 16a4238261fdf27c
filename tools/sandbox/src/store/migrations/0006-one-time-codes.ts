import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_code (
      token_hash text primary key,
      operator text not null check (operator in ('th', 'la')),
      phone text not null,
      code_hash text not null,
      tries integer not null default 0 check (tries >= 0),
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      verified_at timestamptz,
      used_at timestamptz,
      constraint one_time_code_used check (used_at is null or verified_at is not null)
    )
  `.execute(db);
  await sql`create index one_time_code_phone on one_time_code (operator, phone)`.execute(db);
  // One row a phone, so that of two requests at the same time one finds the other's count.
  await sql`
    create table code_quota (
      operator text not null check (operator in ('th', 'la')),
      phone text not null,
      day text not null,
      sent integer not null check (sent > 0),
      last_sent_at timestamptz not null,
      primary key (operator, phone)
    )
  `.execute(db);
  // What phones show: the world outside the operator.
  await sql`
    create table text_message (
      id bigint generated always as identity primary key,
      operator text not null check (operator in ('th', 'la')),
      phone text not null,
      body text not null,
      created_at timestamptz not null
    )
  `.execute(db);
}

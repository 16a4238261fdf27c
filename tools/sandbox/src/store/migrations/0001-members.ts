import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setting (key text primary key, value text not null)
  `.execute(db);
  await sql`
    create table member (
      id text primary key,
      operator text not null check (operator in ('th', 'la')),
      username text not null,
      name text not null,
      password_hash text not null,
      currency text not null check (currency in ('BAHT', 'LAK')),
      is_active boolean not null default true,
      source_code text,
      invited_by text references member,
      bank_code text not null,
      bank_account_name text not null,
      bank_account_no text not null,
      coin integer not null default 0 check (coin >= 0),
      created_at timestamptz not null,
      constraint member_username unique (operator, username),
      constraint member_bank unique (operator, bank_code, bank_account_no)
    )
  `.execute(db);
  await sql`
    create table session (
      id_hash text primary key,
      member_id text not null references member,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )
  `.execute(db);
  await sql`create index session_member on session (member_id)`.execute(db);
  await sql`
    create table game_account (
      member_id text not null references member,
      game_code text not null,
      is_active boolean not null default false,
      username text,
      password text,
      refreshed_at timestamptz,
      primary key (member_id, game_code)
    )
  `.execute(db);
}

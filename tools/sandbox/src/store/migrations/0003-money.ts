import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a member reads of the journals: one row a movement, with a status of its own.
  await sql`
    create table statement_entry (
      id bigint generated always as identity primary key,
      operator text not null check (operator in ('th', 'la')),
      member_id text not null references member,
      type text not null,
      from_place text not null,
      to_place text not null,
      amount bigint not null check (amount > 0),
      currency text not null check (currency in ('BAHT', 'LAK')),
      status text not null check (status in ('SUCCESS', 'FAILED', 'PENDING')),
      journal_id bigint unique references journal,
      cause jsonb,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index statement_entry_page on statement_entry (member_id, created_at desc, id desc)`.execute(db);
  await sql`
    create table slip (
      member_id text not null references member,
      operator text not null check (operator in ('th', 'la')),
      amount bigint,
      currency text not null check (currency in ('BAHT', 'LAK')),
      status text not null,
      note text,
      reference text not null unique,
      picture text,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`
    create table payout (
      id text primary key,
      operator text not null check (operator in ('th', 'la')),
      member_id text not null references member,
      amount bigint not null check (amount > 0),
      currency text not null check (currency in ('BAHT', 'LAK')),
      bank_code text not null,
      bank_account_name text not null,
      bank_account_no text not null,
      state text not null check (state in ('requested', 'paid', 'refused')),
      statement_entry_id bigint not null unique references statement_entry,
      created_at timestamptz not null,
      decided_at timestamptz,
      constraint payout_decided check ((state = 'requested') = (decided_at is null))
    )
  `.execute(db);
  await sql`create index payout_state on payout (operator, state, created_at)`.execute(db);
  await sql`
    create table idempotency (
      member_id text not null references member,
      key text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at timestamptz not null,
      primary key (member_id, key)
    )
  `.execute(db);
}

import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const statement: Migration = {
  async up(db) {
    await sql`
      create table statement_entry (
        id bigint generated always as identity primary key,
        operator text not null check (operator in ('th', 'la')),
        member_id text not null references member,
        type text not null,
        from_place text not null,
        to_place text not null,
        amount bigint not null check (amount >= 0),
        currency text not null check (currency in ('BAHT', 'LAK')),
        status text not null,
        journal_id bigint references journal,
        cause jsonb,
        created_at timestamptz not null
      )
    `.execute(db);
    await sql`create index statement_entry_member on statement_entry (member_id, created_at desc, id desc)`.execute(db);
    // Slips are uploaded by the calls of the wallet; statements only list them.
    await sql`
      create table if not exists slip (
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
  },
};

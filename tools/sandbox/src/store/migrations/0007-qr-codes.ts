import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table qr_code (
      id text primary key,
      operator text not null check (operator in ('th', 'la')),
      member_id text not null references member,
      bank_code text not null,
      amount bigint not null check (amount > 0),
      currency text not null check (currency in ('BAHT', 'LAK')),
      payload text not null unique,
      state text not null check (state in ('open', 'paid', 'cancelled', 'expired')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      decided_at timestamptz,
      constraint qr_code_decided check ((state = 'open') = (decided_at is null))
    )
  `.execute(db);
  // One a member and bank at a time; the key decides between two that are created at the same time.
  await sql`create unique index qr_code_open on qr_code (member_id, bank_code) where state = 'open'`.execute(db);
}

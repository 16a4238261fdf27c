import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The banks' own books: the world outside the operator.
  await sql`
    create table bank_transfer (
      reference text primary key,
      from_bank text not null,
      from_account_no text not null,
      to_bank text not null,
      to_account_no text not null,
      amount bigint not null check (amount > 0),
      currency text not null check (currency in ('BAHT', 'LAK')),
      made_at timestamptz not null,
      answer text not null check (answer in ('normal', 'captcha', 'error'))
    )
  `.execute(db);
  await sql`
    alter table slip
      add column bank_code text,
      add column transfer_reference text,
      add column judged_at timestamptz,
      add constraint slip_paid check (status <> 'SUCCESS' or (transfer_reference is not null and amount is not null and note is null))
  `.execute(db);
  // A transfer is credited once, no matter who sends its slip.
  await sql`create unique index slip_credited on slip (transfer_reference) where status = 'SUCCESS'`.execute(db);
  await sql`create index slip_waiting on slip (created_at) where status = 'PENDING'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The gifts of the world outside: anyone who redeems one first has it.
  await sql`
    create table true_money_gift (
      voucher text primary key,
      amount bigint not null check (amount > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      redeemed_by text references member,
      redeemed_at timestamptz,
      constraint true_money_gift_redeemed check ((redeemed_by is null) = (redeemed_at is null))
    )
  `.execute(db);
}

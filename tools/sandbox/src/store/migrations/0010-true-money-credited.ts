import { sql, type Kysely } from 'kysely';

/** A gift of baht can fill a wallet in another currency. Those redeemed before were in baht. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table true_money_gift add column credited bigint check (credited > 0)`.execute(db);
}

import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A gift of baht can fill a wallet in another currency. Those redeemed before were in baht. */
export const trueMoneyCredited: Migration = {
  async up(db) {
    await sql`alter table true_money_gift add column credited bigint check (credited > 0)`.execute(db);
  },
};

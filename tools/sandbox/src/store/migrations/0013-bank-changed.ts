import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Since when a member is paid to the present bank account, where it is not that of the registration. */
export const bankChanged: Migration = {
  async up(db) {
    await sql`alter table member add column bank_changed_at timestamptz`.execute(db);
  },
};

import { sql, type Kysely } from 'kysely';

/** Since when a member is paid to the present bank account, where it is not that of the registration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column bank_changed_at timestamptz`.execute(db);
}

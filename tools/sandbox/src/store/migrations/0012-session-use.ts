import { sql, type Kysely } from 'kysely';

/** When a session was last used, so that an idle one can end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column used_at timestamptz`.execute(db);
  await sql`update session set used_at = created_at`.execute(db);
  await sql`alter table session alter column used_at set not null`.execute(db);
}

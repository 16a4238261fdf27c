import { sql, type Kysely } from 'kysely';

/** A message that is sent again under its own id is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_item add column client_id text`.execute(db);
  await sql`
    create unique index chat_item_client on chat_item (conversation_id, client_id) where client_id is not null
  `.execute(db);
}

import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation (
      id bigint generated always as identity primary key,
      operator text not null check (operator in ('th', 'la')),
      owner_kind text not null check (owner_kind in ('member', 'guest')),
      owner_id text not null,
      name text not null,
      username text not null,
      read_at timestamptz,
      constraint conversation_owner unique (operator, owner_kind, owner_id)
    )
  `.execute(db);
  // The message is text: as json, its keys would be renamed like columns on the way out.
  await sql`
    create table chat_item (
      position bigint generated always as identity primary key,
      id text not null unique,
      conversation_id bigint not null references conversation,
      sender text not null,
      name text not null,
      session_id text not null,
      message text not null,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index chat_item_conversation on chat_item (conversation_id, position desc)`.execute(db);
}

import type { ChatItem } from '@wallet/contract';
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SignedAddresses } from '../files/signed-addresses.ts';
import type { Database, OperatorId, Store } from '../store/database.ts';
import type { ChatOwner } from './chat-owner.ts';

/** The operator of the rooms, as `GET /api/chat/config` returns it in PREFIX. */
export const chatPrefixes: Readonly<Record<OperatorId, string>> = { th: 'siam-fortune', la: 'mekong-lucky' };

/** Content of a message. */
interface MessageContent {
  /** `customer`, or the one who replies. */
  readonly sender: string;
  readonly message: { readonly message_type: string; readonly payload: Readonly<Record<string, unknown>> };
  readonly name: string;
  readonly username: string;
  readonly sessionId: string;
  /** The sender's id of the message. A second message with the same id is not stored again. */
  readonly clientId?: string;
}

type ChatListener = (owner: ChatOwner, item: ChatItem) => void;

export type Chat = ReturnType<typeof createChat>;

const itemColumns = [
  'chatItem.id',
  'chatItem.sender',
  'chatItem.name',
  'chatItem.sessionId',
  'chatItem.message',
  'chatItem.createdAt',
] as const;
type ItemRow = Pick<Selectable<Database['chatItem']>, 'id' | 'sender' | 'name' | 'sessionId' | 'message' | 'createdAt'>;

/** The conversations of members and guests with an operator's support. */
export function createChat(db: Store, now: () => Date, addresses: SignedAddresses) {
  const listeners: ChatListener[] = [];

  const ofOwner = (owner: ChatOwner, from: Store = db) =>
    from
      .selectFrom('conversation')
      .where('conversation.operator', '=', owner.operator)
      .where('conversation.ownerKind', '=', owner.kind)
      .where('conversation.ownerId', '=', owner.id);

  const describe = (owner: ChatOwner, username: string, row: ItemRow): ChatItem => ({
    _id: row.id,
    sender: row.sender,
    // Written by `say`, so its shape is known.
    message: withSignedFiles(JSON.parse(row.message) as ChatItem['message'], addresses),
    createdAt: row.createdAt.toISOString(),
    session_id: row.sessionId,
    userId: owner.kind === 'member' ? owner.id : null,
    guestId: owner.kind === 'guest' ? owner.id : null,
    username,
    name: row.name,
  });

  const store = (owner: ChatOwner, said: MessageContent) =>
    db.transaction().execute(async (trx) => {
      const { name, username } = said;
      const isCustomer = said.sender === 'customer';
      const conversation = await trx
        .insertInto('conversation')
        .values({
          operator: owner.operator,
          ownerKind: owner.kind,
          ownerId: owner.id,
          name: isCustomer ? name : '',
          username: isCustomer ? username : '',
        })
        .onConflict((conflict) =>
          conflict.constraint('conversation_owner').doUpdateSet((eb) => ({
            name: isCustomer ? name : eb.ref('conversation.name'),
            username: isCustomer ? username : eb.ref('conversation.username'),
          })),
        )
        .returning(['id', 'username'])
        .executeTakeFirstOrThrow();
      const item = await trx
        .insertInto('chatItem')
        .values({
          id: randomBytes(12).toString('hex'),
          conversationId: conversation.id,
          sender: said.sender,
          name,
          sessionId: said.sessionId,
          message: JSON.stringify(withBareFiles(said.message)),
          clientId: said.clientId ?? null,
          createdAt: now(),
        })
        .onConflict((conflict) => conflict.columns(['conversationId', 'clientId']).where('clientId', 'is not', null).doNothing())
        .returning(itemColumns)
        .executeTakeFirst();
      if (item !== undefined) return { isNew: true, item: describe(owner, conversation.username, item) };
      const known = await trx
        .selectFrom('chatItem')
        .select(itemColumns)
        .where('conversationId', '=', conversation.id)
        .where('clientId', '=', said.clientId ?? null)
        .executeTakeFirstOrThrow();
      return { isNew: false, item: describe(owner, conversation.username, known) };
    });

  return {
    /** Stores a message and notifies the listeners. A message that is stored already is returned, without a notification. */
    say: async (owner: ChatOwner, said: MessageContent): Promise<ChatItem> => {
      const { isNew, item } = await store(owner, said);
      if (isNew) for (const listener of listeners) listener(owner, item);
      return item;
    },

    /** Newest first. */
    history: async (owner: ChatOwner, { limit, skip }: { readonly limit: number; readonly skip: number }): Promise<ChatItem[]> => {
      const rows = await ofOwner(owner)
        .innerJoin('chatItem', 'chatItem.conversationId', 'conversation.id')
        .select(['conversation.username', ...itemColumns])
        .orderBy('chatItem.position', 'desc')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map((row) => describe(owner, row.username, row));
    },

    /** Moves a guest's conversation to the member that the guest has become, in order of time. */
    join: (guest: ChatOwner, member: ChatOwner): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const left = await ofOwner(guest, trx).select('conversation.id').forUpdate().executeTakeFirst();
        if (left === undefined) return;
        const { id } = await trx
          .insertInto('conversation')
          .values({ operator: member.operator, ownerKind: member.kind, ownerId: member.id, name: '', username: '' })
          .onConflict((conflict) => conflict.constraint('conversation_owner').doUpdateSet({ ownerId: member.id }))
          .returning('id')
          .executeTakeFirstOrThrow();
        // A message that was sent again as a member, with the same id, is stored already.
        const known = trx.selectFrom('chatItem').select('clientId').where('conversationId', '=', id).where('clientId', 'is not', null);
        await trx.deleteFrom('chatItem').where('conversationId', '=', left.id).where('clientId', 'in', known).execute();
        await trx.updateTable('chatItem').set({ conversationId: id }).where('conversationId', '=', left.id).execute();
        await trx.deleteFrom('conversation').where('id', '=', left.id).execute();
      }),

    /** Whether a file belongs to no other conversation. */
    mayShow: async (owner: ChatOwner, file: string): Promise<boolean> => {
      const shown = await db
        .selectFrom('chatItem')
        .innerJoin('conversation', 'conversation.id', 'chatItem.conversationId')
        .select(['operator', 'ownerKind', 'ownerId'])
        .where('message', 'like', `%${file}%`)
        .execute();
      return shown.every((row) => row.operator === owner.operator && row.ownerKind === owner.kind && row.ownerId === owner.id);
    },

    markRead: async (owner: ChatOwner): Promise<void> => {
      await db.updateTable('conversation').set({ readAt: now() }).where('id', 'in', ofOwner(owner).select('conversation.id')).execute();
    },

    /** The latest conversations. */
    list: () =>
      db
        .selectFrom('conversation')
        .innerJoin('chatItem', 'chatItem.conversationId', 'conversation.id')
        .select((eb) => [
          'conversation.operator',
          'ownerKind as kind',
          'ownerId as id',
          'conversation.name',
          'username',
          'readAt',
          eb.fn.max('chatItem.createdAt').as('latestAt'),
        ])
        .groupBy('conversation.id')
        .orderBy((eb) => eb.fn.max('chatItem.position'), 'desc')
        .limit(100)
        .execute(),

    /** Calls the listener for every message that is stored from now on, in the order of the history. */
    onStored: (listener: ChatListener): void => {
      listeners.push(listener);
    },
  };
}

export const chatFilesPath = '/api/chat/files/';

/** Long enough to load all pictures of a conversation. */
export const chatFileLifeMs = 30 * 60_000;

/** The name of the file that one of our URLs leads to. Null for any other URL. */
export function chatFileNameOf(address: string): string | null {
  const [path = ''] = address.split('?');
  return path.startsWith(chatFilesPath) ? path.slice(chatFilesPath.length) : null;
}

type Message = ChatItem['message'];

/** The form in which a message is stored: URLs without expiry and signature. */
function withBareFiles(message: Message): Message {
  return mapFiles(message, (name) => `${chatFilesPath}${name}`);
}

/** The form in which a message is returned: with freshly signed URLs. */
function withSignedFiles(message: Message, addresses: SignedAddresses): Message {
  return mapFiles(message, (name) => addresses.sign(`${chatFilesPath}${name}`, chatFileLifeMs));
}

/** Only fields that contain URLs. The text of a message is not changed. */
function mapFiles({ message_type, payload }: Message, address: (name: string) => string): Message {
  const mapField = (fields: Readonly<Record<string, unknown>>, key: string) => {
    const value = fields[key];
    const name = typeof value === 'string' ? chatFileNameOf(value) : null;
    return name === null ? fields : { ...fields, [key]: address(name) };
  };
  if (message_type === 'media') return { message_type, payload: mapField(payload, 'filePath') };
  const { elements } = payload;
  if (message_type !== 'generic' || !Array.isArray(elements)) return { message_type, payload };
  const cards = elements.map((card: unknown) =>
    typeof card === 'object' && card !== null ? mapField(card as Readonly<Record<string, unknown>>, 'image_url') : card,
  );
  return { message_type, payload: { ...payload, elements: cards } };
}

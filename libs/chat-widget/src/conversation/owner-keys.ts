import type { ChatStorage, ChatStorageKey, ConversationOwner } from './conversation.ts';

/** Under which keys a conversation keeps what. Those of different speakers never meet. */
export interface OwnerKeys {
  /** How all of them begin. */
  readonly all: string;
  /** Ids of the messages in the outbox, in order. */
  readonly outbox: ChatStorageKey;
  readonly message: (clientId: string) => ChatStorageKey;
  readonly draft: ChatStorageKey;
  /** The newest message that was viewed. */
  readonly viewed: ChatStorageKey;
}

export function toOwnerKeys(owner: ConversationOwner): OwnerKeys {
  return {
    all: `${owner}:chat:`,
    outbox: `${owner}:chat:outbox`,
    message: (clientId) => `${owner}:chat:outbox:${clientId}`,
    draft: `${owner}:chat:draft`,
    viewed: `${owner}:chat:viewed`,
  };
}

/** Longer texts are not kept; none that may be sent is as long. */
const maxStoredLength = 8000;

/** Keeps a text, or nothing where it is empty or too long. */
export function keep(storage: ChatStorage, key: ChatStorageKey, text: string): void {
  if (text === '' || text.length > maxStoredLength) storage.remove(key);
  else storage.set(key, text);
}

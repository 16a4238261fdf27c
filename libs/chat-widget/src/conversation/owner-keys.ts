import type { ChatStorage, ChatStorageKey, ConversationOwner } from './conversation.ts';

/** Storage keys of a conversation. Those of different owners never overlap. */
export interface OwnerKeys {
  /** Their common prefix. */
  readonly all: string;
  /** Ids of the messages in the outbox, in order. */
  readonly outbox: ChatStorageKey;
  readonly message: (clientId: string) => ChatStorageKey;
  readonly draft: ChatStorageKey;
  /** Time of the newest viewed message. */
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

/** Longer texts are not stored. Every text that may be sent is shorter. */
const maxStoredLength = 8000;

/** Stores a text, or nothing if it is empty or too long. */
export function storeText(storage: ChatStorage, key: ChatStorageKey, text: string): void {
  if (text === '' || text.length > maxStoredLength) storage.remove(key);
  else storage.set(key, text);
}

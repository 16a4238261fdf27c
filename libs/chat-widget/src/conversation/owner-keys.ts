import type { ChatIdentity } from '../connection/chat-connection.ts';
import type { ChatStorage, ChatStorageKey } from './conversation.ts';

/** Under which keys a conversation keeps what. Those of different speakers never meet. */
export interface OwnerKeys {
  /** Ids of the messages in the outbox, in order. */
  readonly outbox: ChatStorageKey;
  readonly message: (clientId: string) => ChatStorageKey;
  readonly draft: ChatStorageKey;
  /** The newest message that was viewed. */
  readonly viewed: ChatStorageKey;
}

export function toOwnerKeys(identity: ChatIdentity): OwnerKeys {
  const owner = identity.kind === 'member' ? `member:${identity.memberId}` : `visitor:${identity.guestId}`;
  return {
    outbox: `chat:${owner}:outbox`,
    message: (clientId) => `chat:${owner}:outbox:${clientId}`,
    draft: `chat:${owner}:draft`,
    viewed: `chat:${owner}:viewed`,
  };
}

/** Longer texts are not kept; none that may be sent is as long. */
export const longestKept = 8000;

/** Keeps a text, or nothing where it is empty or too long. */
export function keep(storage: ChatStorage, key: ChatStorageKey, text: string): void {
  if (text === '' || text.length > longestKept) storage.remove(key);
  else storage.set(key, text);
}

import type { ChatStorage, ConversationOwner } from './conversation.ts';
import { createOutbox } from './outbox.ts';
import { toOwnerKeys } from './owner-keys.ts';

/** Removes all data of a conversation from this device. */
export function forgetConversation(storage: ChatStorage, owner: ConversationOwner): void {
  const keys = toOwnerKeys(owner);
  createOutbox(storage, keys).clear();
  storage.remove(keys.draft);
  storage.remove(keys.viewed);
}

/**
 * Moves a visitor's unsent messages to the conversation of the member that the visitor has become. Messages that may
 * have reached the visitor's conversation are shown as failed, unless that conversation was moved to the member.
 */
export function moveConversation(storage: ChatStorage, visitor: ConversationOwner, member: ConversationOwner): void {
  const [from, to] = [toOwnerKeys(visitor), toOwnerKeys(member)];
  const outbox = createOutbox(storage, to);
  for (const message of createOutbox(storage, from).list()) {
    const { clientId, at, state } = message;
    if (state === 'sent') continue;
    outbox.put(state === 'tried' ? { clientId, at, state: 'failed', message: message.message } : message);
  }
  const draft = storage.get(from.draft);
  if (draft !== null && storage.get(to.draft) === null) storage.set(to.draft, draft);
  forgetConversation(storage, visitor);
}

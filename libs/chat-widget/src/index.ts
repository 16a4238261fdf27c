export {
  ChatFailure,
  type ChatConnection,
  type ChatHandlers,
  type ChatIdentity,
  type ChatItem,
  type ChatMessage,
  type ChatPage,
  type ChatReceipt,
  type ChatStatus,
  type ChatUpload,
} from './connection/chat-connection.ts';
export type {
  Conversation,
  ConversationOwner,
  ConversationState,
  ChatLocks,
  ChatStorage,
  ChatStorageKey,
} from './conversation/conversation.ts';
export type { ChatButton, ChatCard, ChatContent, ChatEntry } from './conversation/chat-entry.ts';
export { createConversation, type ConversationOptions } from './conversation/create-conversation.ts';
export { persistedGuestId, randomId, readGuestId } from './conversation/guest-id.ts';

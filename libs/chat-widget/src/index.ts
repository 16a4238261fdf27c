export {
  ChatFailure, type ChatConnection, type ChatHandlers, type ChatIdentity, type ChatItem, type ChatMessage, type ChatPage, type ChatReceipt,
  type ChatStatus, type ChatUpload,
} from './connection/chat-connection.ts';
export type { Conversation, ConversationState, ChatLocks, ChatStorage, ChatStorageKey } from './conversation/conversation.ts';
export type { ChatButton, ChatCard, ChatContent, ChatEntry } from './conversation/chat-entry.ts';
export { createConversation, forgetConversation, type ConversationOptions } from './conversation/create-conversation.ts';
export { readGuestId } from './conversation/guest-id.ts';

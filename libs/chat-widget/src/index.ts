export { ChatFailure, type ChatIdentity, type ChatItem, type ChatMessage, type ChatStatus } from './connection/chat-connection.ts';
export type { Conversation, ConversationOwner, ChatStorage } from './conversation/conversation.ts';
export type { ChatButton } from './conversation/chat-entry.ts';
export { createConversation } from './conversation/create-conversation.ts';
export { persistedGuestId, randomId, readGuestId } from './conversation/guest-id.ts';

export type { ChatConnection, ChatDelivery, ChatIdentity } from './chat-connection.ts';

import type { DescriptionsOf } from '../operation.ts';
import type { chat as rows } from '../operations/chat.ts';
import { megabyte } from '@wallet/domain';
import { chatHistoryRequest, chatReadRequest, chatSendRequest } from '../schemas/chat.ts';

export const chat = {
  getChatEnabled: { group: 'Lookups', summary: 'Is there a chat with support?', auth: 'none' },
  getChatConfig: { group: 'Chat', summary: 'Which rooms a socket joins', auth: 'optional' },
  sendChatMessage: { group: 'Chat', summary: 'Say something', auth: 'optional', request: chatSendRequest, errors: ['UNAUTHORIZED'] },
  getChatHistory: {
    group: 'Chat',
    summary: 'What was said, newest first',
    auth: 'optional',
    request: chatHistoryRequest,
    errors: ['UNAUTHORIZED'],
  },
  uploadChatImage: {
    group: 'Chat',
    summary: 'Upload a picture for the chat',
    auth: 'optional',
    upload: { kind: 'image', maxBytes: 10 * megabyte },
  },
  uploadChatVideo: {
    group: 'Chat',
    summary: 'Upload a film for the chat',
    auth: 'optional',
    upload: { kind: 'video', maxBytes: 20 * megabyte },
  },
  markChatRead: { group: 'Chat', summary: 'Everything was read', auth: 'optional', request: chatReadRequest, errors: ['UNAUTHORIZED'] },
} as const satisfies DescriptionsOf<typeof rows>;

import { uploadTimeoutMs, type OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { chatConfigResponse, chatHistoryResponse, chatSendResponse, uploadResponse } from '../schemas/chat.ts';
import { enableChatWidgetResponse } from '../schemas/lookups.ts';

const owner = ['userId', 'guestId'] as const;

/** The chat with support, for members and visitors. */
export const chat = {
  getChatEnabled: { method: 'GET', path: '/api/lookup/enableChatWidget', effect: 'read', response: enableChatWidgetResponse },
  getChatConfig: { method: 'GET', path: '/api/chat/config', effect: 'read', response: chatConfigResponse },
  sendChatMessage: {
    method: 'POST',
    path: '/api/chat/send-message',
    effect: 'write',
    fields: [...owner, 'sender', 'message', 'session_id', 'username', 'name', 'deviceToken'],
    response: chatSendResponse,
  },
  getChatHistory: {
    method: 'POST',
    path: '/api/chat/history',
    effect: 'read',
    fields: [...owner, 'limit', 'skip'],
    response: chatHistoryResponse,
  },
  uploadChatImage: {
    method: 'POST',
    path: '/api/chat/upload-image',
    effect: 'write',
    fields: ['file'],
    response: uploadResponse,
    timeoutMs: uploadTimeoutMs,
  },
  uploadChatVideo: {
    method: 'POST',
    path: '/api/chat/upload-video',
    effect: 'write',
    fields: ['file'],
    response: uploadResponse,
    timeoutMs: uploadTimeoutMs,
  },
  markChatRead: { method: 'PUT', path: '/api/chat/read-customer/', effect: 'write', fields: owner, response: messageResponse },
} as const satisfies OperationRows;

import { megabyte } from '@wallet/domain';
import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import {
  chatConfigResponse,
  chatHistoryResponse,
  chatHistoryRequest,
  chatReadRequest,
  chatSendResponse,
  chatSendRequest,
  uploadResponse,
} from '../schemas/chat.ts';
import { enableChatWidgetResponse } from '../schemas/lookups.ts';
import { uploadTimeoutMs } from '../timeouts.ts';

/* The chat with support, for members and visitors. */

export const getChatEnabled = operation({
  id: 'getChatEnabled',
  method: 'GET',
  path: '/api/lookup/enableChatWidget',
  auth: 'none',
  effect: 'read',
  group: 'Lookups',
  summary: 'Is there a chat with support?',
  response: enableChatWidgetResponse,
});

export const getChatConfig = operation({
  id: 'getChatConfig',
  method: 'GET',
  path: '/api/chat/config',
  auth: 'optional',
  effect: 'read',
  group: 'Chat',
  summary: 'Which rooms a socket joins',
  response: chatConfigResponse,
});

export const sendChatMessage = operation({
  id: 'sendChatMessage',
  method: 'POST',
  path: '/api/chat/send-message',
  auth: 'optional',
  effect: 'write',
  group: 'Chat',
  summary: 'Say something',
  request: chatSendRequest,
  response: chatSendResponse,
  errors: ['UNAUTHORIZED'],
});

export const getChatHistory = operation({
  id: 'getChatHistory',
  method: 'POST',
  path: '/api/chat/history',
  auth: 'optional',
  effect: 'read',
  group: 'Chat',
  summary: 'What was said, newest first',
  request: chatHistoryRequest,
  response: chatHistoryResponse,
  errors: ['UNAUTHORIZED'],
});

export const uploadChatImage = operation({
  id: 'uploadChatImage',
  method: 'POST',
  path: '/api/chat/upload-image',
  auth: 'optional',
  effect: 'write',
  group: 'Chat',
  summary: 'Upload a picture for the chat',
  upload: { kind: 'image', maxBytes: 10 * megabyte, fields: [] },
  response: uploadResponse,
  timeoutMs: uploadTimeoutMs,
});

export const uploadChatVideo = operation({
  id: 'uploadChatVideo',
  method: 'POST',
  path: '/api/chat/upload-video',
  auth: 'optional',
  effect: 'write',
  group: 'Chat',
  summary: 'Upload a film for the chat',
  upload: { kind: 'video', maxBytes: 20 * megabyte, fields: [] },
  response: uploadResponse,
  timeoutMs: uploadTimeoutMs,
});

export const markChatRead = operation({
  id: 'markChatRead',
  method: 'PUT',
  path: '/api/chat/read-customer/',
  auth: 'optional',
  effect: 'write',
  group: 'Chat',
  summary: 'Everything was read',
  request: chatReadRequest,
  response: messageResponse,
  errors: ['UNAUTHORIZED'],
});

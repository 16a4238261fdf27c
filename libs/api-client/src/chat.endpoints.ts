import {
  chatConfigAnswer, chatHistoryAnswer, chatSendAnswer, enableChatWidgetAnswer, messageAnswer, uploadAnswer, type ChatHistoryAnswer,
  type ChatHistoryRequest, type ChatReadRequest, type ChatSendAnswer, type ChatSendRequest, type MessageAnswer,
} from '@wallet/wire';
import type { ApiContext } from './api-context.ts';
import { walletApi } from './base-api.ts';
import { readWith } from './read-with.ts';
import { uploadFile, type UploadHandle } from './upload-file.ts';

/** A file for support. */
export interface ChatFile extends UploadHandle {
  readonly kind: 'image' | 'video';
  readonly file: File;
}

/** The conversation with support, for members and visitors. Messages stay as they came: the widget reads them. */
export const chatEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getChatEnabled: build.query<boolean, void>({
      query: () => ({ url: 'lookup/enableChatWidget' }),
      rawResponseSchema: enableChatWidgetAnswer,
      transformResponse: ({ enableChatWidget }: { enableChatWidget: boolean }) => enableChatWidget,
    }),
    /** Which operator's rooms the socket joins. */
    getChatPrefix: build.query<string, void>({
      query: () => ({ url: 'chat/config' }),
      rawResponseSchema: chatConfigAnswer,
      transformResponse: ({ PREFIX }: { PREFIX: string }) => PREFIX,
    }),
    /** Newest first. A read, but none to keep: the widget has a timeline of its own and asks for each page once. */
    loadChatHistory: build.mutation<ChatHistoryAnswer, ChatHistoryRequest>({
      query: (body) => ({ url: 'chat/history', method: 'POST', body }),
      rawResponseSchema: chatHistoryAnswer,
    }),
    sendChatMessage: build.mutation<ChatSendAnswer, ChatSendRequest>({
      query: (body) => ({ url: 'chat/send-message', method: 'POST', body }),
      rawResponseSchema: chatSendAnswer,
    }),
    /** Brings where the file is now, which a message then names. */
    uploadChatFile: build.mutation<string, ChatFile>({
      queryFn: async ({ kind, file, ...handle }, { extra }) => {
        const form = new FormData();
        form.append('file', file);
        const { data, error } = readWith(uploadAnswer, await uploadFile({ url: `chat/upload-${kind}` }, form, handle, extra as ApiContext));
        return error ? { error } : { data: data.path };
      },
    }),
    markChatRead: build.mutation<MessageAnswer, ChatReadRequest>({
      query: (body) => ({ url: 'chat/read-customer/', method: 'PUT', body }),
      rawResponseSchema: messageAnswer,
    }),
  }),
});

export const { useGetChatEnabledQuery, useGetChatPrefixQuery } = chatEndpoints;

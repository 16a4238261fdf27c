import {
  uploadResponse,
  type ChatHistoryResponse,
  type ChatHistoryRequest,
  type ChatReadRequest,
  type ChatSendResponse,
  type ChatSendRequest,
  type MessageResponse,
} from '@wallet/contract';
import * as operations from '@wallet/contract/operations/chat';
import type { ApiContext } from '../transport/api-context.ts';
import { from, walletApi } from '../transport/base-api.ts';
import { readWith } from '../transport/read-with.ts';
import { uploadFile, type UploadHandle } from '../transport/upload-file.ts';

/** A file for support. */
export interface ChatFile extends UploadHandle {
  readonly kind: 'image' | 'video';
  readonly file: File;
}

const uploads = { image: operations.uploadChatImage, video: operations.uploadChatVideo } as const;

/** The conversation with support, for members and visitors. Messages stay as they came: the widget reads them. */
export const chatEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getChatEnabled: build.query<boolean, void>({
      ...from(operations.getChatEnabled),
      transformResponse: ({ enableChatWidget }: { enableChatWidget: boolean }) => enableChatWidget,
    }),
    /** Which operator's rooms the socket joins. */
    getChatConfig: build.query<string, void>({
      ...from(operations.getChatConfig),
      transformResponse: ({ PREFIX }: { PREFIX: string }) => PREFIX,
    }),
    /** Newest first. A read, but none to keep: the widget has a timeline of its own and asks for each page once. */
    getChatHistory: build.mutation<ChatHistoryResponse, ChatHistoryRequest>({
      ...from(operations.getChatHistory, (body: ChatHistoryRequest) => ({ body })),
    }),
    sendChatMessage: build.mutation<ChatSendResponse, ChatSendRequest>({
      ...from(operations.sendChatMessage, (body: ChatSendRequest) => ({ body })),
    }),
    /** Brings where the file is now, which a message then names. */
    uploadChatFile: build.mutation<string, ChatFile>({
      queryFn: async ({ kind, file, ...handle }, { extra }) => {
        const form = new FormData();
        form.append('file', file);
        const { data, error } = readWith(uploadResponse, await uploadFile({ operation: uploads[kind] }, form, handle, extra as ApiContext));
        return error ? { error } : { data: data.path };
      },
    }),
    markChatRead: build.mutation<MessageResponse, ChatReadRequest>({
      ...from(operations.markChatRead, (body: ChatReadRequest) => ({ body })),
    }),
  }),
});

export const { useGetChatEnabledQuery, useGetChatConfigQuery } = chatEndpoints;

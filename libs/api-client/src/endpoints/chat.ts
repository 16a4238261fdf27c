import {
  uploadResponse,
  type ChatHistoryResponse,
  type ChatHistoryRequest,
  type ChatReadRequest,
  type ChatSendResponse,
  type ChatSendRequest,
  type MessageResponse,
} from '@wallet/contract';
import { chat } from '@wallet/contract/operations/chat';
import type { StoreContext } from '../transport/api-context.ts';
import { from, walletApi } from '../transport/base-api.ts';
import { readWith } from '../transport/read-with.ts';
import { uploadFile, type UploadHandle } from '../transport/upload-file.ts';

/** A file that a member sends to support. */
export interface ChatFile extends UploadHandle {
  readonly kind: 'image' | 'video';
  readonly file: File;
}

const uploads = { image: chat.uploadChatImage, video: chat.uploadChatVideo } as const;

/** The conversation with support, for members and visitors. Messages are passed on unchanged: the chat widget parses them. */
export const chatEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getChatEnabled: build.query<boolean, void>({
      ...from(chat.getChatEnabled),
      transformResponse: ({ enableChatWidget }: { enableChatWidget: boolean }) => enableChatWidget,
    }),
    /** The operator whose rooms the socket joins. */
    getChatConfig: build.query<string, void>({
      ...from(chat.getChatConfig),
      transformResponse: ({ PREFIX }: { PREFIX: string }) => PREFIX,
    }),
    /** Newest first. Not cached: the chat widget has its own timeline and reads each page once. */
    getChatHistory: build.mutation<ChatHistoryResponse, ChatHistoryRequest>({
      ...from(chat.getChatHistory, (body: ChatHistoryRequest) => ({ body })),
    }),
    sendChatMessage: build.mutation<ChatSendResponse, ChatSendRequest>({
      ...from(chat.sendChatMessage, (body: ChatSendRequest) => ({ body })),
    }),
    /** Returns the path of the uploaded file, which a message then refers to. */
    uploadChatFile: build.mutation<string, ChatFile>({
      queryFn: async ({ kind, file, ...handle }, { extra }) => {
        const request = { operation: uploads[kind], body: { file } };
        const { data, error } = readWith(uploadResponse, await uploadFile(request, handle, extra as StoreContext));
        return error ? { error } : { data: data.path };
      },
    }),
    markChatRead: build.mutation<MessageResponse, ChatReadRequest>({
      ...from(chat.markChatRead, (body: ChatReadRequest) => ({ body })),
    }),
  }),
});

export const { useGetChatEnabledQuery, useGetChatConfigQuery } = chatEndpoints;

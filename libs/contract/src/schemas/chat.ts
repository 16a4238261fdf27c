import { cutText, maxChatTextLength, maxLabelLength, readWireText, toWireWord } from '@wallet/domain';
import * as v from 'valibot';
import { listOf } from './response.ts';
import { filled, readAs, readId, time } from './parts.ts';

const id = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(128)), ''), '');

/** `GET /api/chat/config`: the operator whose rooms a socket joins. */
export const chatConfigResponse = v.object({ PREFIX: readAs(v.string(), readId) });

const maybeBy = (read: (value: unknown) => string | null) =>
  v.fallback(
    readAs(v.nullable(v.string()), (value) => read(value) || null),
    null,
  );
const maybeText = maybeBy(readWireText);
const maybeId = maybeBy(readId);

/** An enumerated word, in lower case. */
const word = readAs(v.string(), (value) => (typeof value === 'string' ? toWireWord(cutText(value, maxLabelLength)) : value));

/** A message may be plain text. */
const toPayload = (payload: unknown) => (typeof payload === 'string' ? { text: payload } : payload);

/** One item as the backend stores it. Its payload depends on `message_type`; an unknown type stays readable. */
export const chatItem = v.object({
  /** Items with the same id are one message. Absent on items that are not stored. */
  _id: maybeId,
  /** `customer`, or the one who replies. */
  sender: word,
  message: readAs(
    v.object({ message_type: word, payload: v.fallback(readAs(v.record(v.string(), v.unknown()), toPayload), {}) }),
    (message) => (typeof message === 'string' ? { message_type: 'text', payload: message } : message),
  ),
  createdAt: time,
  session_id: maybeId,
  /** Compared with the member's own id. A truncated id matches nobody, while an absent id matches everybody. */
  userId: maybeText,
  guestId: maybeText,
  username: maybeText,
  name: maybeText,
});

/** `POST /api/chat/history`: newest first. */
export const chatHistoryResponse = listOf(chatItem, 'history');

/** The conversation: of a member by their id, which must match the session, or of a guest by the guest's id. */
const owner = { userId: id, guestId: id };

/** With both ids: the member, who was that guest before. A backend may move the guest's conversation to the member. */
export const chatHistoryRequest = v.strictObject({
  ...owner,
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  skip: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
});

/** `PUT /api/chat/read-customer/` */
export const chatReadRequest = v.strictObject(owner);

const fileKinds = ['image', 'video', 'file'] as const;

/** The sender's id of the message. If it is sent again with the same id, it is stored once. */
const clientId = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)));

const message = v.variant('message_type', [
  v.strictObject({
    message_type: v.literal('text'),
    payload: v.strictObject({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxChatTextLength)), clientId }),
  }),
  v.strictObject({
    message_type: v.literal('media'),
    payload: v.strictObject({
      message: v.optional(v.pipe(v.string(), v.maxLength(maxChatTextLength)), ''),
      /** True if `filePath` is a complete URL. */
      url: v.boolean(),
      fileType: v.picklist(fileKinds),
      filePath: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
      clientId,
    }),
  }),
  v.strictObject({
    message_type: v.literal('postback'),
    payload: v.strictObject({
      title: v.pipe(v.string(), v.maxLength(maxChatTextLength)),
      payload: v.pipe(v.string(), v.maxLength(maxChatTextLength)),
      clientId,
    }),
  }),
]);

/** `POST /api/chat/send-message`: a message of a member or guest. */
export const chatSendRequest = v.strictObject({
  ...owner,
  sender: v.literal('customer'),
  message,
  session_id: id,
  username: id,
  name: id,
  deviceToken: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(512)), ''), ''),
});
export const chatSendResponse = v.object({ createdAt: time, _id: maybeId });

/** `POST /api/chat/upload-image` and `upload-video`: the path of the file. */
export const uploadResponse = v.object({ path: filled });

/** The payload of the `join` event. */
export const chatJoin = v.object({ prefix: v.pipe(v.string(), v.maxLength(128)), id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) });

export const chatEvents = { join: 'join', messaging: 'messaging' } as const;

export type ChatItem = v.InferOutput<typeof chatItem>;
export type ChatHistoryResponse = v.InferOutput<typeof chatHistoryResponse>;
export type ChatHistoryRequest = v.InferOutput<typeof chatHistoryRequest>;
export type ChatReadRequest = v.InferOutput<typeof chatReadRequest>;
export type ChatSendRequest = v.InferOutput<typeof chatSendRequest>;
export type ChatSendResponse = v.InferOutput<typeof chatSendResponse>;

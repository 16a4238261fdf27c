import type { AttachmentKind } from '@wallet/domain';
import type { ChatItem, ChatSendResponse, ChatSendRequest } from '@wallet/contract';

/**
 * The sender: a member by id, or a visitor by an unguessable id that is stored on the device. `guestId` of a member is the visitor's id
 * from before the login, because a backend may move that conversation to the member.
 */
export type ChatIdentity =
  | { readonly kind: 'member'; readonly memberId: string; readonly guestId?: string; readonly name?: string; readonly username?: string }
  | { readonly kind: 'visitor'; readonly guestId: string };

export type { ChatItem };

/** A message of a member or visitor. Its payload contains the client id, so that it can be recognised later. */
export type ChatMessage = ChatSendRequest['message'];

/** When the backend stored a message, and its id. Null if the backend does not say. */
export type ChatReceipt = ChatSendResponse;

export type ChatStatus = 'connecting' | 'joined' | 'disconnected';

/**
 * Why a call failed. `unsent`: it never left the device and can be sent again. `refused`: the backend definitely did
 * nothing. Any other rejection means that the backend may have acted.
 */
export class ChatFailure extends Error {
  readonly outcome: 'unsent' | 'refused';

  constructor(outcome: 'unsent' | 'refused') {
    super(outcome);
    this.outcome = outcome;
  }
}

export interface ChatHandlers {
  /** A live message. It may arrive twice, late, or before a history that contains it. */
  readonly onItem: (item: ChatItem) => void;
  /** `joined` is called each time a connection is established. Earlier messages must be read from the history. */
  readonly onStatus: (status: ChatStatus) => void;
  /** Messages may be missed until the next `joined`, though others still arrive. */
  readonly onGap: () => void;
}

export interface ChatPage {
  /** How many of the newest messages to skip. */
  readonly skip: number;
  readonly limit: number;
}

export interface ChatUpload {
  readonly kind: AttachmentKind;
  readonly file: File;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** The connection to support. Calls reject with a `ChatFailure`. */
export interface ChatConnection {
  /** Opens the connection. Returns a function that closes it. */
  readonly start: (handlers: ChatHandlers) => () => void;
  /** Newest first. */
  readonly loadHistory: (page: ChatPage) => Promise<readonly ChatItem[]>;
  readonly send: (message: ChatMessage) => Promise<ChatReceipt>;
  /** Returns the path of the uploaded file. */
  readonly upload: (upload: ChatUpload) => Promise<string>;
  /** Tells support that everything has been read. */
  readonly markRead: () => Promise<void>;
}

import type { AttachmentKind } from '@wallet/domain';
import type { ChatItem, ChatSendResponse, ChatSendRequest } from '@wallet/contract';

/**
 * The sender: a member by id, a visitor by an unguessable id that is stored on the device. `guestId` of a member is
 * the visitor's id from before the login: a backend may move that conversation to the member.
 */
export type ChatIdentity =
  | { readonly kind: 'member'; readonly memberId: string; readonly guestId?: string; readonly name?: string; readonly username?: string }
  | { readonly kind: 'visitor'; readonly guestId: string };

export type { ChatItem };

/** What a member or visitor says. Its payload bears the id that this device gave it, so that it is known again. */
export type ChatMessage = ChatSendRequest['message'];

/** When the backend stored a message, and as what; null where it does not say. */
export type ChatReceipt = ChatSendResponse;

export type ChatStatus = 'connecting' | 'joined' | 'disconnected';

/**
 * Why a call came to nothing. `unsent`: it never left the device, so it can be made again. `refused`: the backend
 * surely did nothing. Whatever else a call rejects with counts as unknown: the backend may have acted.
 */
export class ChatFailure extends Error {
  readonly outcome: 'unsent' | 'refused';

  constructor(outcome: 'unsent' | 'refused') {
    super(outcome);
    this.outcome = outcome;
  }
}

export interface ChatHandlers {
  /** A message came live. It may come twice, late, or before a history that holds it too. */
  readonly onItem: (item: ChatItem) => void;
  /** `joined` is told once for each time that a line came to be: what was said before must be read from the history. */
  readonly onStatus: (status: ChatStatus) => void;
  /** From now until the next `joined` messages may be missed, though others still come. */
  readonly onGap: () => void;
}

export interface ChatPage {
  /** How many of the newest to leave out. */
  readonly skip: number;
  readonly limit: number;
}

export interface ChatUpload {
  readonly kind: AttachmentKind;
  readonly file: File;
  /** Called with the part that has left the device, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** The line to support. What a call rejects with is told by `ChatFailure`. */
export interface ChatConnection {
  /** Opens the line. Returns what closes it. */
  readonly start: (handlers: ChatHandlers) => () => void;
  /** Newest first. */
  readonly loadHistory: (page: ChatPage) => Promise<readonly ChatItem[]>;
  readonly send: (message: ChatMessage) => Promise<ChatReceipt>;
  /** Brings where the file is now. */
  readonly upload: (upload: ChatUpload) => Promise<string>;
  /** Tells support that all was read. */
  readonly markRead: () => Promise<void>;
}

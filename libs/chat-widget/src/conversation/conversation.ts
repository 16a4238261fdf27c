import type { AttachmentRefusal } from '@wallet/domain';
import type { ChatStatus } from '../connection/chat-connection.ts';
import type { ChatButton, ChatEntry } from './chat-entry.ts';

export interface ConversationState {
  readonly status: ChatStatus;
  /** Oldest first. */
  readonly entries: readonly ChatEntry[];
  readonly history: 'loading' | 'ready' | 'failed';
  /** Messages before the oldest shown; `none` where there are no more. */
  readonly older: 'idle' | 'loading' | 'failed' | 'none';
  /** How many messages of support were not viewed yet. 0 while they are viewed. */
  readonly unread: number;
  readonly draft: string;
}

export interface Conversation {
  /** Calls back after each change. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getState: () => ConversationState;
  /** Takes a text on its way, and empties the draft where it does. */
  readonly sendText: (text: string) => 'sent' | 'empty' | 'too-long';
  /** Takes a file on its way, or tells why not. */
  readonly sendFile: (file: File) => AttachmentRefusal | undefined;
  /** Says what a button or a quick reply of kind `say` says. */
  readonly pressButton: (button: ChatButton) => void;
  /** Takes a failed message on its way again. */
  readonly resend: (id: string) => void;
  /** Takes a failed message away. */
  readonly remove: (id: string) => void;
  /** Calls an upload off; its message is never sent. */
  readonly cancelUpload: (id: string) => void;
  readonly loadOlder: () => void;
  /** Reads the newest messages again. */
  readonly reload: () => void;
  readonly setDraft: (text: string) => void;
  /** Whether somebody looks at the newest messages. */
  readonly setViewed: (visible: boolean) => void;
  /** Ends it. `forget` removes what this device kept of it; without that it goes on when it is opened again. */
  readonly close: (options?: { readonly forget?: boolean }) => void;
}

/** Where a conversation keeps what must survive a reload. Never throws, and lasts at least as long as the page. */
export interface ChatStorage {
  /** What is kept under a key that begins with the owner; null where nothing is. A value has at most 8000 characters. */
  readonly get: (key: ChatStorageKey) => string | null;
  readonly set: (key: ChatStorageKey, value: string) => void;
  readonly remove: (key: ChatStorageKey) => void;
}

export type ChatStorageKey = `${ConversationOwner}:chat:${string}`;

/** The owner of what this device stores of a conversation: the logged-in member, or the visitor of this device. */
export type ConversationOwner = `member:${string}` | `visitor:${string}`;

/** How tabs of one device agree on who sends. */
export interface ChatLocks {
  /** Acts once nobody else holds the lock; holds it until then. */
  readonly run: (name: string, act: () => Promise<void>) => Promise<void>;
  readonly isHeld: (name: string) => Promise<boolean>;
}

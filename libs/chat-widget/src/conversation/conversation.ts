import type { AttachmentRefusal } from '@wallet/domain';
import type { ChatStatus } from '../connection/chat-connection.ts';
import type { ChatButton, ChatEntry } from './chat-entry.ts';

export interface ConversationState {
  readonly status: ChatStatus;
  /** Oldest first. */
  readonly entries: readonly ChatEntry[];
  readonly history: 'loading' | 'ready' | 'failed';
  /** State of older messages. `none` if there are no more. */
  readonly older: 'idle' | 'loading' | 'failed' | 'none';
  /** Number of unread messages of support. 0 while they are visible. */
  readonly unread: number;
  readonly draft: string;
}

export interface Conversation {
  /** Calls back after each change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until something changes. */
  readonly getState: () => ConversationState;
  /** Sends a text. Clears the draft if the text was accepted. */
  readonly sendText: (text: string) => 'sent' | 'empty' | 'too-long';
  /** Sends a file, or returns why it cannot. */
  readonly sendFile: (file: File) => AttachmentRefusal | undefined;
  /** Sends the message of a button or quick reply of type `say`. */
  readonly pressButton: (button: ChatButton) => void;
  /** Sends a failed message again. */
  readonly resend: (id: string) => void;
  /** Removes a failed message. */
  readonly remove: (id: string) => void;
  /** Cancels an upload. Its message is never sent. */
  readonly cancelUpload: (id: string) => void;
  readonly loadOlder: () => void;
  /** Reads the newest messages again. */
  readonly reload: () => void;
  readonly setDraft: (text: string) => void;
  /** Whether the newest messages are visible. */
  readonly setViewed: (visible: boolean) => void;
  /** Ends the conversation. `forget` removes its data from this device; otherwise it continues when it is opened again. */
  readonly close: (options?: { readonly forget?: boolean }) => void;
}

/** Storage that survives a reload. Never throws, and lasts at least as long as the page. */
export interface ChatStorage {
  /** The value of a key that begins with the owner, or null. Values have at most 8000 characters. */
  readonly get: (key: ChatStorageKey) => string | null;
  readonly set: (key: ChatStorageKey, value: string) => void;
  readonly remove: (key: ChatStorageKey) => void;
}

export type ChatStorageKey = `${ConversationOwner}:chat:${string}`;

/** The owner of the stored data: the logged-in member, or the visitor of this device. */
export type ConversationOwner = `member:${string}` | `visitor:${string}`;

/** Lets tabs agree on which one sends. */
export interface ChatLocks {
  /** Runs when the lock is available, and holds it until the end. */
  readonly run: (name: string, act: () => Promise<void>) => Promise<void>;
  readonly isHeld: (name: string) => Promise<boolean>;
}

/** Who speaks: a member by his id, a visitor by an id that nobody can guess, kept on the device. */
export type ChatIdentity =
  | { readonly kind: 'member'; readonly memberId: string }
  | { readonly kind: 'visitor'; readonly guestId: string };

/** How far a message of one's own has come. */
export type ChatDelivery = 'uploading' | 'sending' | 'succeeded' | 'failed';

/** The line to support, as the widget sees it. The widget draws and never talks to a server itself. */
export interface ChatConnection {
  /** Sends a text. Resolves once the backend has it. */
  readonly sendText: (text: string) => Promise<void>;
  /** Fetches up to `limit` messages before those already seen, newest first. */
  readonly loadHistory: (skip: number, limit: number) => Promise<readonly unknown[]>;
  /** Calls back with each message that arrives. Returns how to stop that. */
  readonly onMessage: (listener: (message: unknown) => void) => () => void;
  readonly close: () => void;
}

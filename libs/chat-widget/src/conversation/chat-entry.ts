import type { Delivery } from '@wallet/domain';

/** The action of a button that support sent. */
export interface ChatButton {
  readonly title: string;
  /** Opens a URL, calls a number, or sends a message. */
  readonly kind: 'web' | 'call' | 'say';
  /** A validated URL (empty if it is not allowed), the digits of a number, or the message. */
  readonly payload: string;
  /** True if support's bot receives `payload` as well as the title. */
  readonly postback: boolean;
}

export interface ChatCard {
  /** A validated URL. */
  readonly image: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly buttons: readonly ChatButton[];
}

/** Content of a message. All texts are from outside and are rendered as text; all URLs are resolved and validated. */
export type ChatContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'buttons'; readonly text: string; readonly buttons: readonly ChatButton[] }
  | {
      readonly kind: 'media';
      readonly media: 'image' | 'video' | 'file';
      /** Null if the URL is not allowed, or while the file is still on this device. */
      readonly url: string | null;
      /** Text sent with the file, or the file name. May be empty. */
      readonly text: string;
      /** The file, while it is being uploaded. */
      readonly file?: File;
    }
  | { readonly kind: 'quick-replies'; readonly text: string; readonly replies: readonly ChatButton[] }
  | { readonly kind: 'cards'; readonly cards: readonly ChatCard[] }
  | { readonly kind: 'postback'; readonly title: string }
  /** A type that this version does not know. `text` is its readable part, and may be empty. */
  | { readonly kind: 'unknown'; readonly text: string };

/** One message of the conversation. */
export interface ChatEntry {
  /** The same before and after the message was sent. */
  readonly id: string;
  readonly from: 'self' | 'support';
  /** Name of the support agent. */
  readonly name?: string;
  /** Epoch milliseconds, by the backend's clock. By the device's clock while it is being sent. */
  readonly at: number;
  readonly content: ChatContent;
  /** Delivery state of an own message. */
  readonly delivery?: Delivery;
  /** Uploaded share of its file, from 0 to 1. */
  readonly progress?: number;
  /** The upload failed and the page that chose the file is gone. It can be removed, but not sent again. */
  readonly isLost?: true;
}

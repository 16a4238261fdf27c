import type { Delivery } from '@wallet/domain';

/** What pressing a button of support does. */
export interface ChatButton {
  readonly title: string;
  /** Opens an address, calls a number, or says something. */
  readonly kind: 'web' | 'call' | 'say';
  /** A checked address, '' where it may not be opened; the digits of a number; or what is said. */
  readonly payload: string;
  /** True where support's machine is to be told `payload`, and not only the title. */
  readonly postback: boolean;
}

export interface ChatCard {
  /** A checked address. */
  readonly image: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly buttons: readonly ChatButton[];
}

/** What a message holds. All texts are from outside and are drawn as texts; all addresses are resolved and checked. */
export type ChatContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'buttons'; readonly text: string; readonly buttons: readonly ChatButton[] }
  | {
      readonly kind: 'media';
      readonly media: 'image' | 'video' | 'file';
      /** null where the address may not be opened, or while the file is still on this device. */
      readonly url: string | null;
      /** What was said with it, or the name of the file; may be ''. */
      readonly text: string;
      /** The file itself, while it is on its way. */
      readonly file?: File;
    }
  | { readonly kind: 'quick-replies'; readonly text: string; readonly replies: readonly ChatButton[] }
  | { readonly kind: 'cards'; readonly cards: readonly ChatCard[] }
  | { readonly kind: 'postback'; readonly title: string }
  /** Of a kind that this version does not know. `text` is what can be read of it, '' where that is nothing. */
  | { readonly kind: 'unknown'; readonly text: string };

/** One message of the conversation. */
export interface ChatEntry {
  /** Stays the same while the message is on its way and after it arrived. */
  readonly id: string;
  readonly from: 'self' | 'support';
  /** Who of support speaks. */
  readonly name?: string;
  /** Epoch milliseconds: by the backend's clock, by the device's while it is on its way. */
  readonly at: number;
  readonly content: ChatContent;
  /** How far a message of one's own has come. */
  readonly delivery?: Delivery;
  /** The part of its file that has been uploaded, from 0 to 1. */
  readonly progress?: number;
  /** A failed one whose file went with the page that chose it: it can be removed, not sent again. */
  readonly isLost?: true;
}

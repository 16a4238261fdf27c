import { refuse } from '../check.ts';

/** Maximum length of a message, as text fields and backends count. */
export const maxChatTextLength = 2000;

export type ChatTextRefusal = { readonly code: 'TEXT_MISSING' } | { readonly code: 'TEXT_TOO_LONG'; readonly maximum: number };

export type ChatTextReading =
  /** The text to send, without surrounding white space. */
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: ChatTextRefusal };

/** Checks the text of a message. */
export function readChatText(typed: string): ChatTextReading {
  const text = typed.trim();
  if (text === '') return refuse({ code: 'TEXT_MISSING' });
  return text.length > maxChatTextLength ? refuse({ code: 'TEXT_TOO_LONG', maximum: maxChatTextLength }) : { ok: true, text };
}

/** Delivery state of a message that the member sent. */
export type Delivery = 'uploading_file' | 'sending' | 'failed' | 'succeed';

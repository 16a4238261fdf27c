import { refuse } from '../check/check.ts';

/** How long a message may be, as text fields and backends count. */
export const maxChatTextLength = 2000;

export type ChatTextRefusal = { readonly code: 'TEXT_MISSING' } | { readonly code: 'TEXT_TOO_LONG'; readonly maximum: number };

export type ChatTextReading =
  /** What is sent: without spaces and empty lines at its ends. */
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly refusal: ChatTextRefusal };

/** Reads what somebody typed as a message. */
export function readChatText(typed: string): ChatTextReading {
  const text = typed.trim();
  if (text === '') return refuse({ code: 'TEXT_MISSING' });
  return text.length > maxChatTextLength ? refuse({ code: 'TEXT_TOO_LONG', maximum: maxChatTextLength }) : { ok: true, text };
}

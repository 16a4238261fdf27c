import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readChatText, type ChatTextReading } from './chat-text.ts';

const missing: ChatTextReading = { ok: false, refusal: { code: 'TEXT_MISSING' } };
const tooLong: ChatTextReading = { ok: false, refusal: { code: 'TEXT_TOO_LONG', maximum: 2000 } };

describe('readChatText', () => {
  it.each<[string, string, ChatTextReading]>([
    ['accepts one letter', 'ก', { ok: true, text: 'ก' }],
    ['removes spaces around the text', '  สวัสดี \n', { ok: true, text: 'สวัสดี' }],
    ['keeps line breaks inside the text', 'one\n\ntwo', { ok: true, text: 'one\n\ntwo' }],
    ['accepts 2000 characters', 'ก'.repeat(2000), { ok: true, text: 'ก'.repeat(2000) }],
    ['refuses 2001 characters', 'ก'.repeat(2001), tooLong],
    ['accepts 2000 characters with spaces around them', ` ${'ก'.repeat(2000)} `, { ok: true, text: 'ก'.repeat(2000) }],
    ['refuses an empty text', '', missing],
    ['refuses only spaces and line breaks', ' \n\t ', missing],
  ])('%s', (_name, typed, reading) => expect(readChatText(typed)).toEqual(reading));

  it('returns the trimmed text, or a refusal when it is empty', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (typed) => {
        expect(readChatText(typed)).toEqual(typed.trim() === '' ? missing : { ok: true, text: typed.trim() });
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readChatText, type ChatTextReading } from './chat-text.ts';

const missing: ChatTextReading = { ok: false, refusal: { code: 'TEXT_MISSING' } };
const tooLong: ChatTextReading = { ok: false, refusal: { code: 'TEXT_TOO_LONG', maximum: 2000 } };

describe('readChatText', () => {
  it.each<[string, string, ChatTextReading]>([
    ['one letter', 'ก', { ok: true, text: 'ก' }],
    ['spaces around it', '  สวัสดี \n', { ok: true, text: 'สวัสดี' }],
    ['lines inside it', 'one\n\ntwo', { ok: true, text: 'one\n\ntwo' }],
    ['exactly 2000', 'ก'.repeat(2000), { ok: true, text: 'ก'.repeat(2000) }],
    ['2001', 'ก'.repeat(2001), tooLong],
    ['2000 with spaces around it', ` ${'ก'.repeat(2000)} `, { ok: true, text: 'ก'.repeat(2000) }],
    ['nothing', '', missing],
    ['only spaces and lines', ' \n\t ', missing],
  ])('%s', (_name, typed, reading) => expect(readChatText(typed)).toEqual(reading));

  it('sends what was typed, without its ends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), (typed) => {
        expect(readChatText(typed)).toEqual(typed.trim() === '' ? missing : { ok: true, text: typed.trim() });
      }),
    );
  });
});

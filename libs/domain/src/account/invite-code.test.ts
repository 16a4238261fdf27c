import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { cleanText } from '../text/clean-text.ts';
import { readInviteCode } from './invite-code.ts';

describe('readInviteCode', () => {
  it.each(['A', 'friend_2026-x', 'two words', '<b>', 'a/b', 'a+b', '50%', 'รหัส-เพื่อน', 'ລະຫັດ', '🎁', 'x'.repeat(256)])(
    'accepts %j',
    (text) => expect(readInviteCode(text)).toBe(text),
  );

  it.each([
    [' A\n', 'A'],
    ['\u200bPR65f0c1\u200b', 'PR65f0c1'],
    ['\u202aPR\u201365\u202c', 'PR-65'],
    ['ＰＲ６５', 'PR65'],
  ])('reads %j as %j', (text, code) => expect(readInviteCode(text)).toBe(code));

  it.each([null, '', '   ', '\u200b', 'x'.repeat(257), '🎁'.repeat(129), '\u0000', 'half \ud83c'])('ignores %j', (text) => {
    expect(readInviteCode(text)).toBeNull();
  });

  it('returns a clean text or null, and accepts only what a URL can contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ9_-/&?%<ก ', '🎁', '\t', '\ud83c') }), (text) => {
        const code = readInviteCode(text);
        expect([cleanText(text), null]).toContain(code);
        if (code !== null) expect(decodeURIComponent(encodeURIComponent(code))).toBe(code);
      }),
    );
  });
});

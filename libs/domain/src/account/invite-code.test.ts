import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readInviteCode } from './invite-code.ts';

describe('readInviteCode', () => {
  it.each(['A', 'friend_2026-x', 'two words', '<b>', 'a/b', 'a+b', '50%', 'รหัส-เพื่อน', 'ລະຫັດ', '🎁', '👩‍👧', 'x'.repeat(256)])(
    'accepts %j',
    (text) => expect(readInviteCode(text)).toBe(text),
  );

  it.each([null, '', '   ', 'x'.repeat(257), '🎁'.repeat(129), 'A\n', '\u0000', 'a\u0085b', 'half \ud83c'])('ignores %j', (text) => {
    expect(readInviteCode(text)).toBeNull();
  });

  it('returns the unchanged text or null, and accepts only what a URL can contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ9_-/&?%<ก ', '🎁', '\t', '\ud83c') }), (text) => {
        const code = readInviteCode(text);
        expect([text, null]).toContain(code);
        if (code !== null) expect(decodeURIComponent(encodeURIComponent(code))).toBe(code);
      }),
    );
  });
});

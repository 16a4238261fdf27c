import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readInviteCode } from './invite-code.ts';

describe('readInviteCode', () => {
  it.each(['A', 'friend_2026-x', 'x'.repeat(64)])('takes %j', (text) => expect(readInviteCode(text)).toBe(text));

  it.each([null, '', 'x'.repeat(65), 'two words', '<b>', 'a/b', 'รหัส', 'A\n'])('ignores %j', (text) => {
    expect(readInviteCode(text)).toBeNull();
  });

  it('takes a text as it is or not at all, and nothing that an address would have to encode', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ9_-/&?%<ก ') }), (text) => {
        const code = readInviteCode(text);
        expect([text, null]).toContain(code);
        if (code !== null) expect(encodeURIComponent(code)).toBe(code);
      }),
    );
  });
});

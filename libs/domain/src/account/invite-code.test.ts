import { describe, expect, it } from 'vitest';
import { readInviteCode } from './invite-code.ts';

describe('readInviteCode', () => {
  it.each(['A', 'friend_2026-x', 'x'.repeat(64)])('takes %j', (text) => expect(readInviteCode(text)).toBe(text));

  it.each([null, '', 'x'.repeat(65), 'two words', '<b>', 'a/b', 'รหัส', 'A\n'])('ignores %j', (text) => {
    expect(readInviteCode(text)).toBeNull();
  });
});

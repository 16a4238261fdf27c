import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { inviteLink, readInviteCode } from './invite-code.ts';

describe('readInviteCode', () => {
  it.each(['A', 'friend_2026-x', 'two words', '<b>', 'a/b', 'a+b', '50%', 'รหัส-เพื่อน', 'ລະຫັດ', '🎁', 'x'.repeat(256)])(
    'accepts %j',
    (text) => expect(readInviteCode(text)).toBe(text),
  );

  it.each([
    [' A\n', 'A'],
    ['\u200bPR65f0c1\u200b', 'PR65f0c1'],
  ])('reads %j as %j', (text, code) => expect(readInviteCode(text)).toBe(code));

  it.each([null, '', '   ', '\u200b', 'x'.repeat(257), '🎁'.repeat(129), '\u0000', 'half \ud83c'])('ignores %j', (text) => {
    expect(readInviteCode(text)).toBeNull();
  });
});

describe('inviteLink', () => {
  it.each([
    ['https://wallet.example.com', '65f0c1', 'https://wallet.example.com/register?code=PR65f0c1'],
    ['http://127.0.0.1:4201', '1', 'http://127.0.0.1:4201/register?code=PR1'],
    ['https://wallet.example.com', 'a&b=c', 'https://wallet.example.com/register?code=PRa%26b%3Dc'],
    ['https://wallet.example.com', 'a b+c/ก', 'https://wallet.example.com/register?code=PRa%20b%2Bc%2F%E0%B8%81'],
  ])('for %s and member %j returns %s', (origin, memberId, link) => expect(inviteLink(origin, memberId)).toBe(link));

  it('contains a code that the register page can read', () => {
    const id = fc.string({ unit: fc.constantFrom(...'09af-_+/&=?#%ก', '🎁'), minLength: 1, maxLength: 62 });
    fc.assert(
      fc.property(id, (memberId) => {
        const url = new URL(inviteLink('https://wallet.example.com', memberId));
        expect(url.pathname).toBe('/register');
        expect(readInviteCode(url.searchParams.get('code'))).toBe(`PR${memberId}`);
      }),
    );
  });
});

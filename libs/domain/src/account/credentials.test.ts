import { describe, expect, it } from 'vitest';
import { checkPasswordChange, readOneTimeCode, type PasswordChangeCheck } from './credentials.ts';

it.each<[string, string, string, PasswordChangeCheck]>([
  ['', '', '', 'incomplete'],
  ['', 'new', 'new', 'incomplete'],
  ['old', '', 'new', 'incomplete'],
  ['old', 'new', '', 'incomplete'],
  ['old', 'new', 'neu', 'not-equal'],
  ['old', 'new', 'NEW', 'not-equal'],
  ['old', 'new', 'new ', 'not-equal'],
  ['old', 'new', 'new', 'ok'],
  // The backend decides about the length and whether the new password may equal the old one.
  ['same', 'same', 'same', 'ok'],
  [' ', ' ', ' ', 'ok'],
])('checkPasswordChange for old %j, new %j and confirmation %j returns %s', (oldPassword, newPassword, confirmPassword, result) => {
  expect(checkPasswordChange({ oldPassword, newPassword, confirmPassword })).toBe(result);
});

describe('readOneTimeCode', () => {
  it.each([
    'รหัส OTP ของคุณคือ 482913 (Ref: 7Q2K)',
    '482913 is your code. Ref 20',
    'OTP:482913 ใช้ได้ 5 นาที Ref:AB12',
    'ລະຫັດຂອງທ່ານແມ່ນ482913',
    'Your code is 482-913.',
    'G-482913 is your code',
    'รหัส ๔๘๒๙๑๓',
    '<#> 482913 is your code.\n\n@wallet.example #482913',
    '482913 until 25/11/2026 18:30, call 021234567',
    ' ４８２－９１３ ',
    '\u200b482913\u200b',
    '48 29 13',
    '20 482913',
  ])('finds the code in %j', (text) => {
    expect(readOneTimeCode(text)).toBe('482913');
  });

  it.each(['OTP 482913 (Ref: 123456)', 'รหัสของคุณ', 'code 123 456 789', '12a34', 'Ref 7Q2K9X'])('finds no code in %j', (text) => {
    expect(readOneTimeCode(text)).toBeNull();
  });

  it.each([
    ['', ''],
    ['4', '4'],
    ['48-', '48'],
    ['123456789', '123456789'],
    ['1234 5678', '12345678'],
    ['1'.repeat(20), '1'.repeat(16)],
    ['OTP 4829 until 2359', null],
  ])('reads %j as %j', (text, digits) => expect(readOneTimeCode(text)).toBe(digits));
});

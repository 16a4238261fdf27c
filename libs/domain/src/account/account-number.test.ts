import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  comparableAccountNumber,
  groupAccountNumber,
  isAccountNumberTooLong,
  isWholeAccountNumber,
  maskAccountNumber,
  plainAccountNumber,
} from './account-number.ts';

const numbers = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 });

describe('groupAccountNumber', () => {
  it.each([
    ['1234567890', '123-456-7890'],
    ['0000000001', '000-000-0001'],
    ['123456789', '123456789'],
    ['12345678901', '12345678901'],
    ['123456789012', '123456789012'],
    ['', ''],
    // Any ten characters are grouped, because the operator may mask some of them.
    ['xxxxxx7890', 'xxx-xxx-7890'],
  ])('formats %j as %j', (number, grouped) => expect(groupAccountNumber(number)).toBe(grouped));

  it('adds two dashes to ten characters and does not change a number of another length', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const grouped = groupAccountNumber(number);
        expect(grouped.replaceAll('-', '')).toBe(number);
        expect(grouped.length - number.length).toBe(number.length === 10 ? 2 : 0);
      }),
    );
  });
});

it.each([
  ['4051234567', '405-1-23456-7', true],
  ['4051234567', ' 405 123 4567\u202c', true],
  ['4051234567', '๔๐๕๑๒๓๔๕๖๗', true],
  ['xxx-x-x4567', 'XXXXX4567', true],
  ['4051234567', '4051234568', false],
  ['4051234567', '04051234567', false],
])('%j and %j are the same account: %s', (one, other, areSame) =>
  expect(comparableAccountNumber(one) === comparableAccountNumber(other)).toBe(areSame),
);

describe('maskAccountNumber', () => {
  it.each([
    ['1234567890', '••••••7890'],
    ['12345', '•2345'],
    ['1234', '••••'],
    ['7', '•'],
    ['', ''],
  ])('masks %j as %j', (number, masked) => expect(maskAccountNumber(number)).toBe(masked));

  it('returns a text that can be grouped like the number', () => {
    expect(groupAccountNumber(maskAccountNumber('1234567890'))).toBe('•••-•••-7890');
  });

  it('keeps the length and shows at most the last four digits', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const masked = maskAccountNumber(number);
        expect(masked).toHaveLength(number.length);
        const shown = masked.replaceAll('•', '');
        expect(shown).toBe(number.length > 4 ? number.slice(-4) : '');
      }),
    );
  });
});

it.each([
  ['123-4-56789-0', false],
  ['012345678901234', false],
  ['010-12-00-00123456-001', false],
  ['12345678901234567890', true],
  ['123-456-7890 123-456-7890', true],
  ['๑๒๓๔๕๖๗๘๙๐๑๒๑๒๓๔๕๖๗๘๙๐๑๒', true],
  ['9'.repeat(64), true],
  ['', false],
])('isAccountNumberTooLong of %j is %s', (typed, expected) => expect(isAccountNumberTooLong(typed)).toBe(expected));

describe('plainAccountNumber', () => {
  it.each([
    ['123-456-7890', '1234567890'],
    [' 123 456 7890 ', '1234567890'],
    ['๑๒๓-໔໕໖', '123456'],
    ['１２３４５６７８９０', '1234567890'],
    ['\u200b1234567890', '1234567890'],
    ['\u202d123-4-56789-0\u202c', '1234567890'],
    ['123\u20114\u201356789\u22120', '1234567890'],
    ['เลขที่บัญชี 123-4-56789-0', '1234567890'],
    ['KBANK 123-4-56789-0 สมชาย ใจดี', '1234567890'],
    ['', ''],
    ['สมชาย', ''],
    ['123-4-56789-0 / 987-6-54321-0', ''],
    ['xxx-xxx-7890', ''],
    ['1.23457E+09', ''],
    ['1234567890.00', ''],
    ['1234567890¹', ''],
  ])('reads %j as %j', (typed, plain) => expect(plainAccountNumber(typed)).toBe(plain));

  it('returns digits only, and all digits of the text or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789๕ -\u200b\u2013xบ.,*') }), (typed) => {
        expect(['', typed.replaceAll('๕', '5').replace(/\D/g, '')]).toContain(plainAccountNumber(typed));
      }),
    );
  });

  it('removes the dashes that groupAccountNumber adds', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(plainAccountNumber(groupAccountNumber(number))).toBe(number);
      }),
    );
  });
});

describe('isWholeAccountNumber', () => {
  it.each([
    ['1234567890', true],
    ['123-456-7890', true],
    ['xxxxxx7890', false],
    ['••••••7890', false],
    ['เลขที่บัญชี 1234567890', false],
    ['', false],
    [' - ', false],
  ])('for %j returns %s', (number, isWhole) => expect(isWholeAccountNumber(number)).toBe(isWhole));
});

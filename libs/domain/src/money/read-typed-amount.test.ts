import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { formatAmount } from './format-amount.ts';
import { moneyOf } from './money.ts';
import { readTypedAmount } from './read-typed-amount.ts';

describe('readTypedAmount', () => {
  it.each([
    ['0', 0],
    ['1', 100],
    ['007', 700],
    ['1.5', 150],
    ['1.', 100],
    ['.5', 50],
    ['0.05', 5],
    ['1000', 100_000],
    ['1,000', 100_000],
    ['12,345,678.90', 1_234_567_890],
    [' 100 ', 10_000],
    ['๑๒๓.๔๕', 12_345],
    ['໑໒໓.໔໕', 12_345],
    ['๐', 0],
    ['໙', 900],
    ['90000000000', 9_000_000_000_000],
  ])('reads %j as %d hundredths', (text, minor) => {
    expect(readTypedAmount(text, 'LAK')).toEqual(moneyOf(minor, 'LAK'));
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-1',
    '+1',
    '1,5',
    '1,00',
    '1000,000',
    ',100',
    '1.005',
    '1.2.3',
    '1e3',
    '0x10',
    'NaN',
    'ร้อย',
    '100 บาท',
    '1 000',
    '90000000000.01',
  ])('returns null for %j', (text) => expect(readTypedAmount(text, 'BAHT')).toBeNull());

  it('reads every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), (minor) => {
        const money = moneyOf(minor, 'BAHT');
        expect(readTypedAmount(formatAmount(money), 'BAHT')).toEqual(money);
      }),
    );
  });

  it('returns an exact amount or null for any text', () => {
    const key = fc.constantFrom(...'0123456789.,- ๕໕eE');
    fc.assert(
      fc.property(fc.string({ unit: key, maxLength: 20 }), (text) => {
        const money = readTypedAmount(text, 'BAHT');
        expect(money === null || (Number.isSafeInteger(money.minor) && money.minor >= 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

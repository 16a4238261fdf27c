import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, formatAmount, isAboveZero, moneyOf, unknownAmount } from './money.ts';

describe('moneyOf', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'throws an error that names %d, which is not an exact number of hundredths',
    (minor) => expect(() => moneyOf(minor, 'LAK')).toThrow(new RangeError(`${String(minor)} is not an exact amount of LAK hundredths`)),
  );

  it('turns -0 into 0', () => {
    expect(Object.is(moneyOf(-0, 'BAHT').minor, 0)).toBe(true);
  });
});

describe('addMoney', () => {
  it('adds 0.10 and 0.20 to exactly 0.30', () => {
    expect(addMoney(moneyOf(10, 'BAHT'), moneyOf(20, 'BAHT'))).toEqual(moneyOf(30, 'BAHT'));
  });

  it('throws an error that names both currencies when they differ', () => {
    expect(() => addMoney(moneyOf(1, 'BAHT'), moneyOf(1, 'LAK'))).toThrow(new TypeError('cannot add LAK to BAHT'));
  });

  it('throws when the sum is too large to be exact', () => {
    expect(() => addMoney(moneyOf(Number.MAX_SAFE_INTEGER, 'LAK'), moneyOf(1, 'LAK'))).toThrow(RangeError);
  });
});

describe('compareMoney', () => {
  it.each([
    [99, 100, -1],
    [100, 100, 0],
    [101, 100, 1],
  ])('compares %d with %d hundredths', (left, right, sign) => {
    expect(Math.sign(compareMoney(moneyOf(left, 'BAHT'), moneyOf(right, 'BAHT')))).toBe(sign);
  });

  it('throws an error that names both currencies when they differ', () => {
    expect(() => compareMoney(moneyOf(1, 'BAHT'), moneyOf(1, 'LAK'))).toThrow(new TypeError('cannot compare LAK with BAHT'));
  });
});

it.each([
  ['1 satang', moneyOf(1, 'BAHT'), true],
  ['0', moneyOf(0, 'BAHT'), false],
  ['a negative amount', moneyOf(-1, 'LAK'), false],
  ['an unknown amount', null, false],
])('isAboveZero for %s returns %s', (_name, money, expected) => expect(isAboveZero(money)).toBe(expected));

describe('formatAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100_000, '1,000.00'],
    [-5, '-0.05'],
    [-123_456, '-1,234.56'],
    [9_000_000_000_000, '90,000,000,000.00'],
  ])('formats %d hundredths as %s', (minor, text) => {
    expect(formatAmount(moneyOf(minor, 'LAK'))).toBe(text);
  });

  it("returns '-' for an unknown amount", () => {
    expect(formatAmount(null)).toBe('-');
    expect(unknownAmount).toBe('-');
  });

  it('keeps all digits, with two decimals and groups of three', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const text = formatAmount(moneyOf(minor, 'BAHT'));
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(text.replace(/[,.]/g, ''))).toBe(minor === 0 ? 0 : minor);
      }),
      { numRuns: 1000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { currencies, moneyOf } from './money.ts';
import { fromWireAmount, toWireAmount } from './wire-amount.ts';

const largest = 9_000_000_000_000;

describe('fromWireAmount', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1, 100],
    [1.5, 150],
    [0.07, 7],
    // In binary 1.15 * 100 is 114.99999999999999.
    [1.15, 115],
    [4.35, 435],
    [-0.05, -5],
    [-12.3, -1230],
    [123_456_789, 12_345_678_900],
    [90_000_000_000, largest],
    [-90_000_000_000, -largest],
  ])('reads %d as %d hundredths', (value, minor) => {
    expect(fromWireAmount(value, 'BAHT')).toEqual(moneyOf(minor, 'BAHT'));
  });

  it.each([
    ['three decimals', 0.001],
    ['a sum made with binary fractions', 0.1 + 0.2],
    ['a number too small to write out', 1e-7],
    ['one hundredth above the largest', 90_000_000_000.01],
    ['one hundredth below the lowest', -90_000_000_000.01],
    ['a number too large to write out', 1e21],
    ['what JSON reads from 1e309', Number.POSITIVE_INFINITY],
    ['not a number', Number.NaN],
    ['text', '100'],
    ['empty text', ''],
    ['null', null],
    ['nothing', undefined],
    ['a switch', true],
    ['a list', [100]],
    ['an object', { amount: 100 }],
  ])('takes %s for not known', (_name, value) => {
    expect(fromWireAmount(value, 'BAHT')).toBeNull();
  });

  it('reads back what toWireAmount wrote, through JSON too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), fc.constantFrom(...currencies), (minor, currency) => {
        const money = moneyOf(minor, currency);
        expect(fromWireAmount(JSON.parse(JSON.stringify(toWireAmount(money))), currency)).toEqual(money);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives an exact amount or null for any JSON value, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const money = fromWireAmount(value, 'LAK');
        expect(money === null || (Number.isSafeInteger(money.minor) && toWireAmount(money) === value)).toBe(true);
      }),
    );
  });
});

describe('toWireAmount', () => {
  it.each([
    [0, '0'],
    [1, '0.01'],
    [-50, '-0.5'],
    [100, '1'],
    [largest - 1, '89999999999.99'],
  ])('writes %d hundredths as the JSON number %s', (minor, json) => {
    expect(JSON.stringify(toWireAmount(moneyOf(minor, 'BAHT')))).toBe(json);
  });
});

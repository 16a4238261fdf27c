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
    [0.07, 7],
    // In binary 1.15 * 100 is 114.99999999999999.
    [1.15, 115],
    [-0.05, -5],
    [90_000_000_000, largest],
    [-90_000_000_000, -largest],
    // Sums of binary fractions.
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [0.3 - 0.1 - 0.2, 0],
    ['1234.50', 123_450],
    ['100.2500', 10_025],
    ['-0.00', 0],
    ['90000000000.00', largest],
    [{ $numberDecimal: '12.50' }, 1_250],
  ])('reads %j as %d hundredths', (value, minor) => {
    expect(fromWireAmount(value, 'BAHT')).toEqual(moneyOf(minor, 'BAHT'));
  });

  it.each([
    ['three decimals', 0.001],
    ['half a hundredth', 1.005],
    ['a third decimal in text', '1.005'],
    ['one hundredth above the largest', 90_000_000_000.01],
    ['one hundredth below the lowest', -90_000_000_000.01],
    ['a number too large to write out', 1e21],
    ['a word', 'five'],
    ['text above the largest', '90000000000.01'],
  ])('returns null for %s', (_name, value) => {
    expect(fromWireAmount(value, 'BAHT')).toBeNull();
  });

  it('reads every amount that toWireAmount wrote to JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -largest, max: largest }), fc.constantFrom(...currencies), (minor, currency) => {
        const money = moneyOf(minor, currency);
        expect(fromWireAmount(JSON.parse(JSON.stringify(toWireAmount(money))), currency)).toEqual(money);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  [0, '0'],
  [1, '0.01'],
  [-50, '-0.5'],
  [100, '1'],
  [largest - 1, '89999999999.99'],
])('toWireAmount writes %d hundredths as the JSON number %s', (minor, json) => {
  expect(JSON.stringify(toWireAmount(moneyOf(minor, 'BAHT')))).toBe(json);
});

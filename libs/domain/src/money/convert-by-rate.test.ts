import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { convertByRate } from './convert-by-rate.ts';
import { moneyOf } from './money.ts';

it.each<[string, number, number | string, number]>([
  ['a rate of 1', 12_345, 1, 12_345],
  ['a rate of 10', 12_345, 10, 123_450],
  ['a rate of 0.1', 12_345, 0.1, 1_235],
  ['a rate of 0.1 as text', 12_345, '0.1', 1_235],
  // In binary 1.15 * 100 is 114.99999999999999.
  ['a rate that is not an exact binary fraction', 100, 1.15, 115],
  ['a result just below half a hundredth', 4, '0.12499', 0],
  ['a result of exactly half a hundredth', 1, 0.5, 1],
  ['a result of one and a half hundredths', 3, 0.5, 2],
  ['a result of minus half a hundredth', -1, 0.5, -1],
  ['a negative balance', -12_345, 2, -24_690],
  ['a balance of 0', 0, 25, 0],
  ['a rate that JSON writes as 5e-7', 1_000_000, 0.0000005, 1],
  ['a rate of 1.5e-7', 10_000_000, 1.5e-7, 2],
  ['a rate from kip to baht', 150_000_000, 0.0016, 240_000],
])('converts with %s', (_name, minor, rate, expected) => {
  expect(convertByRate(moneyOf(minor, 'LAK'), rate)).toEqual(moneyOf(expected, 'LAK'));
});

it.each([0, '0.000', -1, '-0.5', Number.NaN, Number.POSITIVE_INFINITY, 1e21, '', ' 1', '1,5', '.5', '1e5', null, undefined, true, [1]])(
  'returns null for the rate %j',
  (rate) => expect(convertByRate(moneyOf(100, 'BAHT'), rate)).toBeNull(),
);

it('returns null for an unknown balance', () => expect(convertByRate(null, 1)).toBeNull());

it('returns null when the result is too large to be exact', () => {
  expect(convertByRate(moneyOf(Number.MAX_SAFE_INTEGER, 'BAHT'), 1)?.minor).toBe(Number.MAX_SAFE_INTEGER);
  expect(convertByRate(moneyOf(Number.MAX_SAFE_INTEGER, 'BAHT'), 1.1)).toBeNull();
});

it('returns the exact product rounded to a hundredth, and is symmetric around zero', () => {
  const balance = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });
  fc.assert(
    fc.property(balance, fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 6 }), (minor, digits, decimals) => {
      const text = String(digits).padStart(decimals + 1, '0');
      const rate = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
      const result = convertByRate(moneyOf(minor, 'BAHT'), rate);
      if (result === null) {
        expect(Math.abs(minor) * digits).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
        return;
      }
      const scale = 10n ** BigInt(decimals);
      const error = BigInt(result.minor) * scale - BigInt(minor) * BigInt(digits);
      expect(2n * (error < 0n ? -error : error) <= scale).toBe(true);
      expect(convertByRate(moneyOf(-minor, 'BAHT'), rate)).toEqual(moneyOf(-result.minor, 'BAHT'));
    }),
    { numRuns: 1000 },
  );
});

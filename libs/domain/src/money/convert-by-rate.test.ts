import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { convertByRate } from './convert-by-rate.ts';
import { moneyOf } from './money.ts';

describe('convertByRate', () => {
  it.each<[string, number, number | string, number]>([
    ['one to one', 12_345, 1, 12_345],
    ['ten to one', 12_345, 10, 123_450],
    ['a tenth', 12_345, 0.1, 1_235],
    ['a tenth as text', 12_345, '0.1', 1_235],
    // In binary 1.15 * 100 is 114.99999999999999.
    ['a rate that is no exact binary fraction', 100, 1.15, 115],
    ['just below half a hundredth', 4, '0.12499', 0],
    ['exactly half a hundredth', 1, 0.5, 1],
    ['one and a half hundredths', 3, 0.5, 2],
    ['half a hundredth below zero', -1, 0.5, -1],
    ['a debt', -12_345, 2, -24_690],
    ['nothing', 0, 25, 0],
    ['a rate so small that JSON writes 5e-7', 1_000_000, 0.0000005, 1],
    ['1.5e-7', 10_000_000, 1.5e-7, 2],
    ['kip to baht', 150_000_000, 0.0016, 240_000],
  ])('%s', (_name, minor, rate, expected) => {
    expect(convertByRate(moneyOf(minor, 'LAK'), rate)).toEqual(moneyOf(expected, 'LAK'));
  });

  it.each([0, '0.000', -1, '-0.5', Number.NaN, Number.POSITIVE_INFINITY, 1e21, '', ' 1', '1,5', '.5', '1e5', null, undefined, true, [1]])(
    'takes a rate of %j for not known',
    (rate) => expect(convertByRate(moneyOf(100, 'BAHT'), rate)).toBeNull(),
  );

  it('does not know what an unknown balance is worth', () => expect(convertByRate(null, 1)).toBeNull());

  it('gives no figure rather than one that is not exact', () => {
    expect(convertByRate(moneyOf(Number.MAX_SAFE_INTEGER, 'BAHT'), 1)?.minor).toBe(Number.MAX_SAFE_INTEGER);
    expect(convertByRate(moneyOf(Number.MAX_SAFE_INTEGER, 'BAHT'), 1.1)).toBeNull();
  });

  it('is never further than half a hundredth from the exact product, and mirrors at zero', () => {
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
});

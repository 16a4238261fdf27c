import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { formatAmount, unknownAmount } from './format-amount.ts';
import { moneyOf } from './money.ts';

describe('formatAmount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [100_000_000, '1,000,000.00'],
    [-5, '-0.05'],
    [-123_456, '-1,234.56'],
    [12_345_678_900, '123,456,789.00'],
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

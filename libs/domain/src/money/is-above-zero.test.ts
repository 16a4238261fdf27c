import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isAboveZero } from './is-above-zero.ts';
import { moneyOf } from './money.ts';

describe('isAboveZero', () => {
  it.each([
    ['one satang', moneyOf(1, 'BAHT'), true],
    ['nothing', moneyOf(0, 'BAHT'), false],
    ['a debt', moneyOf(-1, 'LAK'), false],
    ['not known', null, false],
  ])('%s: %s', (_name, money, expected) => expect(isAboveZero(money)).toBe(expected));

  it('is true for an amount or for its opposite, never for both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (minor) => {
        expect([isAboveZero(moneyOf(minor, 'LAK')), isAboveZero(moneyOf(-minor, 'LAK'))]).toEqual([true, false]);
      }),
    );
  });
});

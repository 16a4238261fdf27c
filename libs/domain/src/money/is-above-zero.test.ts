import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isAboveZero } from './is-above-zero.ts';
import { moneyOf } from './money.ts';

describe('isAboveZero', () => {
  it.each([
    ['1 satang', moneyOf(1, 'BAHT'), true],
    ['0', moneyOf(0, 'BAHT'), false],
    ['a negative amount', moneyOf(-1, 'LAK'), false],
    ['an unknown amount', null, false],
  ])('for %s returns %s', (_name, money, expected) => expect(isAboveZero(money)).toBe(expected));

  it('is true for a positive amount and false for its negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (minor) => {
        expect([isAboveZero(moneyOf(minor, 'LAK')), isAboveZero(moneyOf(-minor, 'LAK'))]).toEqual([true, false]);
      }),
    );
  });
});

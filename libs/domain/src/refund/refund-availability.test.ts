import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { canReceiveRefund, readRefundAvailability } from './refund-availability.ts';

describe('readRefundAvailability', () => {
  it.each([
    [12.5, 'some'],
    [0.01, 'some'],
    [true, 'some'],
    [0, 'none'],
    [-1, 'none'],
    [Number.NaN, 'none'],
    [false, 'none'],
    [null, 'unknown'],
  ])('for %j returns %s', (result, available) => expect(readRefundAvailability(result)).toBe(available));
});

describe('canReceiveRefund', () => {
  it.each([
    ['some', false, true],
    ['none', false, false],
    ['unknown', false, true],
    ['some', true, false],
    ['unknown', true, false],
  ] as const)("for the availability '%s' and blocked %s returns %s", (available, isBlockedByBonus, can) =>
    expect(canReceiveRefund({ available, isBlockedByBonus })).toBe(can),
  );

  it('returns false while a bonus blocks refunds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.boolean(), fc.constant(null)), (result) => {
        expect(canReceiveRefund({ available: readRefundAvailability(result), isBlockedByBonus: true })).toBe(false);
      }),
    );
  });
});

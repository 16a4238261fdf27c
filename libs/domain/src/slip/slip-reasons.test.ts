import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isSlipReason, slipReasons } from './slip-reasons.ts';

describe('isSlipReason', () => {
  it('returns true for eleven different reasons', () => {
    expect(slipReasons.filter(isSlipReason)).toHaveLength(11);
    expect(new Set(slipReasons).size).toBe(11);
  });

  it.each(['', 'UNKNOWN_ERROR', 'invalid_slip', 'constructor'])('returns false for %j', (note) => expect(isSlipReason(note)).toBe(false));

  it('returns false for every other text', () => {
    fc.assert(
      fc.property(fc.string(), (note) => {
        expect(isSlipReason(note)).toBe(slipReasons.some((reason) => reason === note));
      }),
    );
  });
});

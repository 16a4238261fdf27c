import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { errorCodes, isErrorCode } from './error-codes.ts';

describe('isErrorCode', () => {
  it('returns true for every code of the catalogue, and each code is listed once', () => {
    expect(errorCodes.every(isErrorCode)).toBe(true);
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
  });

  it.each(['', 'money_not_enough', 'MONEY_NOT_ENOUGH ', 'toString', '__proto__', 'invalid-token', 'gone'])('returns false for %j', (text) =>
    expect(isErrorCode(text)).toBe(false),
  );

  it('returns false for every other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isErrorCode(text)).toBe(errorCodes.some((code) => code === text));
      }),
    );
  });
});

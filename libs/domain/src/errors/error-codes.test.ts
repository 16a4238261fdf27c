import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { errorCodes, isErrorCode } from './error-codes.ts';

describe('isErrorCode', () => {
  it('knows every code of the catalogue, each listed once', () => {
    expect(errorCodes.every(isErrorCode)).toBe(true);
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
  });

  it.each(['', 'money_not_enough', 'MONEY_NOT_ENOUGH ', 'toString', '__proto__', 'invalid-token', 'gone'])(
    'takes %j for text, not for a code',
    (text) => expect(isErrorCode(text)).toBe(false),
  );

  it('takes no arbitrary text for a code', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isErrorCode(text)).toBe(errorCodes.some((code) => code === text));
      }),
    );
  });
});

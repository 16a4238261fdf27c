import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { errorCodes } from './error-codes.ts';
import { endsService, endsSession } from './session-signals.ts';

const notLoggedIn = ['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_1', 'INVALID_USER_2', 'INVALID_USER_3', 'INVALID_USER_4'];

describe('endsSession', () => {
  it.each(['invalid-token', 'ไม่สามารถยืนยันตัวตนได้', ...notLoggedIn])('returns true for %s', (message) => {
    expect(endsSession(message)).toBe(true);
  });

  it.each(['', 'gone', 'Invalid-Token', 'INVALID_USER_5', 'INVALID_USER', 'toString'])('returns false for %j', (message) => {
    expect(endsSession(message)).toBe(false);
  });

  it('returns false for a longer text that contains a signal', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom('invalid-token', ...notLoggedIn), (more, word) => {
        expect([endsSession(`${word}${more}`), endsSession(`${more}${word}`)]).toEqual([false, false]);
      }),
    );
  });

  it('returns false for every other code, so that a refused transfer does not log the member out', () => {
    expect(errorCodes.filter(endsSession)).toEqual(notLoggedIn);
  });
});

describe('endsService', () => {
  it.each([
    ['gone', true],
    ['Gone', true],
    [' gone\n', true],
    ['gone fishing', false],
    ['', false],
    ['invalid-token', false],
  ])('for %j returns %s', (message, ends) => expect(endsService(message)).toBe(ends));
});

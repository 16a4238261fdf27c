import { describe, expect, it } from 'vitest';
import { endsService, endsSession, errorCodes, isConfirmation, isErrorCode, isRefusalCode } from './errors.ts';

describe('isErrorCode', () => {
  it('returns true for every code of the catalogue, and each code is listed once', () => {
    expect(errorCodes.every(isErrorCode)).toBe(true);
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
  });

  it.each(['', 'money_not_enough', 'MONEY_NOT_ENOUGH ', 'toString', '__proto__', 'invalid-token', 'gone'])('returns false for %j', (text) =>
    expect(isErrorCode(text)).toBe(false),
  );
});

const confirmations = ['OTP_VERIFIED', 'OTP_CODE_VALID', 'BONUS_CLEAR', 'INVITE_BONUS_SUCCESS', 'REFUND_SUCCESS', 'OK', 'SUCCESS'];

describe('isConfirmation and isRefusalCode', () => {
  it('classify the confirming codes as confirmations and all other codes as refusals', () => {
    expect(errorCodes.filter(isConfirmation)).toEqual(confirmations);
    expect(errorCodes.filter((code) => !isRefusalCode(code))).toEqual(confirmations);
  });

  it.each(['', 'success', 'SUCCESS ', 'BRAND_NEW', 'ระบบปิดปรับปรุง', 'toString'])('both return false for %j', (text) => {
    expect([isConfirmation(text), isRefusalCode(text)]).toEqual([false, false]);
  });
});

const notLoggedIn = ['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_1', 'INVALID_USER_2', 'INVALID_USER_3', 'INVALID_USER_4'];

describe('endsSession', () => {
  it.each(['invalid-token', 'ไม่สามารถยืนยันตัวตนได้', ...notLoggedIn])('returns true for %s', (message) => {
    expect(endsSession(message)).toBe(true);
  });

  it.each(['', 'gone', 'Invalid-Token', 'INVALID_USER_5', 'INVALID_USER', 'toString'])('returns false for %j', (message) => {
    expect(endsSession(message)).toBe(false);
  });

  it('returns false for every other code, so that a refused transfer does not log the member out', () => {
    expect(errorCodes.filter(endsSession)).toEqual(notLoggedIn);
  });
});

it.each([
  ['gone', true],
  ['Gone', true],
  [' gone\n', true],
  ['gone fishing', false],
  ['', false],
  ['invalid-token', false],
])('endsService for %j returns %s', (message, ends) => expect(endsService(message)).toBe(ends));

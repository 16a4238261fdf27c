import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isConfirmation, isRefusalCode } from './code-meaning.ts';
import { errorCodes, isErrorCode } from './error-codes.ts';

const confirmations = ['OTP_VERIFIED', 'OTP_CODE_VALID', 'BONUS_CLEAR', 'INVITE_BONUS_SUCCESS', 'REFUND_SUCCESS', 'OK', 'SUCCESS'];

describe('what a code means', () => {
  it('is yes for those that confirm, and no for every other of the catalogue', () => {
    expect(errorCodes.filter(isConfirmation)).toEqual(confirmations);
    expect(errorCodes.filter((code) => !isRefusalCode(code))).toEqual(confirmations);
  });

  it.each(['', 'success', 'SUCCESS ', 'BRAND_NEW', 'ระบบปิดปรับปรุง', 'toString'])('nobody can tell of %j', (text) => {
    expect([isConfirmation(text), isRefusalCode(text)]).toEqual([false, false]);
  });

  it('is one of both for a code, and neither for any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...errorCodes)), (text) => {
        expect(Number(isConfirmation(text)) + Number(isRefusalCode(text))).toBe(isErrorCode(text) ? 1 : 0);
      }),
    );
  });
});

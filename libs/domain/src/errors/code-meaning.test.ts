import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isConfirmation, isRefusalCode } from './code-meaning.ts';
import { errorCodes, isErrorCode } from './error-codes.ts';

const confirmations = ['OTP_VERIFIED', 'OTP_CODE_VALID', 'BONUS_CLEAR', 'INVITE_BONUS_SUCCESS', 'REFUND_SUCCESS', 'OK', 'SUCCESS'];

describe('isConfirmation and isRefusalCode', () => {
  it('classify the confirming codes as confirmations and all other codes as refusals', () => {
    expect(errorCodes.filter(isConfirmation)).toEqual(confirmations);
    expect(errorCodes.filter((code) => !isRefusalCode(code))).toEqual(confirmations);
  });

  it.each(['', 'success', 'SUCCESS ', 'BRAND_NEW', 'ระบบปิดปรับปรุง', 'toString'])('both return false for %j', (text) => {
    expect([isConfirmation(text), isRefusalCode(text)]).toEqual([false, false]);
  });

  it('classify a code as exactly one of both, and any other text as neither', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...errorCodes)), (text) => {
        expect(Number(isConfirmation(text)) + Number(isRefusalCode(text))).toBe(isErrorCode(text) ? 1 : 0);
      }),
    );
  });
});

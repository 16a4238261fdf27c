import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { otpSendResponse, otpSendRequest, otpVerifyRequest } from './otp.ts';

describe('the request for an OTP code', () => {
  it('is answered with a reference and a token', () => {
    const response = { otpRef: 'ABCD', otpToken: 'token', code: 'OK' };
    expect(v.parse(otpSendResponse, { ...response, extra: 1 })).toEqual(response);
  });

  it('is answered without both when the phone number is already verified', () => {
    expect(v.parse(otpSendResponse, { otpRef: null, code: 'OTP_VERIFIED' })).toEqual({ otpRef: '', otpToken: '', code: 'OTP_VERIFIED' });
  });

  it('needs a phone number', () => {
    expect(v.parse(otpSendRequest, { phoneNumber: ' 0812345678 ' })).toEqual({ phoneNumber: '0812345678' });
    expect(v.is(otpSendRequest, { phoneNumber: '' })).toBe(false);
  });
});

describe('the verification of an OTP code', () => {
  it('needs the token, and the code as a string, because it can start with 0', () => {
    expect(v.is(otpVerifyRequest, { otpToken: 'token', otpCode: '012345' })).toBe(true);
    expect(v.is(otpVerifyRequest, { otpToken: 'token', otpCode: 12_345 })).toBe(false);
    expect(v.is(otpVerifyRequest, { otpToken: '', otpCode: '012345' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { otpSendResponse, otpSendRequest, otpVerifyRequest } from './otp.ts';

describe('asking for a code', () => {
  it('answers with a reference and a token', () => {
    const response = { otpRef: 'ABCD', otpToken: 'token', code: 'OK' };
    expect(v.parse(otpSendResponse, { ...response, extra: 1 })).toEqual(response);
  });

  it('may leave both out where the phone was checked before', () => {
    expect(v.parse(otpSendResponse, { otpRef: null, code: 'OTP_VERIFIED' })).toEqual({ otpRef: '', otpToken: '', code: 'OTP_VERIFIED' });
  });

  it('needs a phone', () => {
    expect(v.parse(otpSendRequest, { phoneNumber: ' 0812345678 ' })).toEqual({ phoneNumber: '0812345678', otpToken: '' });
    expect(v.is(otpSendRequest, { phoneNumber: '' })).toBe(false);
  });

  it('may show the token of a code that was given before', () => {
    const shown = { phoneNumber: '0812345678', otpToken: 'token' };
    expect(v.parse(otpSendRequest, shown)).toEqual(shown);
    expect(v.parse(otpSendRequest, { ...shown, otpToken: null })).toEqual({ ...shown, otpToken: '' });
  });
});

describe('giving the code', () => {
  it('needs the token and the code as text: a code can begin with 0', () => {
    expect(v.is(otpVerifyRequest, { otpToken: 'token', otpCode: '012345' })).toBe(true);
    expect(v.is(otpVerifyRequest, { otpToken: 'token', otpCode: 12_345 })).toBe(false);
    expect(v.is(otpVerifyRequest, { otpToken: '', otpCode: '012345' })).toBe(false);
  });
});

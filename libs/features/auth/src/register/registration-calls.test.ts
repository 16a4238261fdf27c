import type { ApiStore } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestCode, sendCode, verifyCode } from './registration-calls.ts';
import { emptyDraft, verificationOf } from './registration-draft.ts';

/** Creates a store whose backend gives this one response. */
function storeWith(status: number, body: unknown): ApiStore {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
  return createTestStore({ token: () => null });
}

afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, code: string) => ({ error: { kind: 'refused', status, code, text: code } });

describe('a requested code', () => {
  it.each<[name: string, status: number, body: unknown, result: unknown]>([
    ['is sent', 200, { otpRef: 'A1', otpToken: 'token', code: 'OK' }, { data: { token: 'token', reference: 'A1' } }],
    ['is not needed', 200, { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' }, { data: 'verified' }],
    ['is refused', 429, { message: 'REQUEST_LIMIT' }, refused(429, 'REQUEST_LIMIT')],
    ['is refused in a success', 200, { code: 'OTP_SEND_FAIL' }, refused(200, 'OTP_SEND_FAIL')],
    ['comes without a token', 200, { code: 'OK' }, { error: { kind: 'unreadable' } }],
  ])('%s', async (_name, status, body, result) => {
    expect(await sendCode(storeWith(status, body), '0812345678')).toEqual(result);
  });

  it('is stored with the time from which the next one may be requested', async () => {
    const store = storeWith(200, { otpRef: 'A1', otpToken: 'token', code: 'OK' });
    expect(await requestCode(store, '0812345678', () => 5)).toEqual({
      change: { otpPhone: '0812345678', otpToken: 'token', otpReference: 'A1', otpSentAt: 5 },
      error: null,
    });
  });

  it('is proved to a backend that asks for the token, for its own phone only', () => {
    const draft = { ...emptyDraft, phone: '0812345678', otpPhone: '0812345678', otpToken: 'token', isTokenAsked: true };
    expect(verificationOf(draft)).toEqual({ otpToken: 'token' });
    expect(verificationOf({ ...draft, isTokenAsked: false })).toEqual({});
    expect(verificationOf({ ...draft, phone: '0898765432' })).toEqual({});
    expect(verificationOf({ ...draft, otpToken: '' })).toEqual({});
  });

  it('has to wait a minute when the backend demands it', async () => {
    const { change } = await requestCode(storeWith(429, { message: 'REQUEST_LIMIT_1MIN' }), '0812345678', () => 5);
    expect(change).toEqual({ otpSentAt: 5 });
  });

  it('marks the phone as verified when no code is needed', async () => {
    const { change } = await requestCode(storeWith(200, { code: 'OTP_VERIFIED' }), '0812345678', () => 5);
    expect(change).toEqual({ verifiedPhone: '0812345678' });
  });
});

it.each<[name: string, status: number, body: unknown, error: unknown]>([
  ['is right', 200, { message: 'OTP_CODE_VALID' }, undefined],
  ['was already right, but its response was lost', 409, { message: 'OTP_VERIFIED' }, undefined],
  ['is wrong', 400, { message: 'OTP_CODE_INVALID' }, refused(400, 'OTP_CODE_INVALID').error],
  ['is wrong in a success', 200, { message: 'OTP_CODE_INVALID' }, refused(200, 'OTP_CODE_INVALID').error],
])('a submitted code: %s', async (_name, status, body, error) => {
  expect((await verifyCode(storeWith(status, body), 'token', '123456')).error).toEqual(error);
});

import { createApiStore, type ApiStore } from '@wallet/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForCode } from './ask-for-code.ts';
import { sendCode, verifyCode } from './registration-calls.ts';
import { emptyDraft, verificationOf } from './registration-draft.ts';

/** A store whose backend gives this one answer. */
function storeWith(status: number, body: unknown): ApiStore {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
  return createApiStore({
    baseUrl: 'http://backend.test',
    token: () => null,
    isOnline: () => true,
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: () => undefined,
  });
}

afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, code: string) => ({ error: { kind: 'refused', status, code, text: code } });

describe('a code that is asked for', () => {
  it.each<[name: string, status: number, body: unknown, answer: unknown]>([
    ['is sent', 200, { otpRef: 'A1', otpToken: 'token', code: 'OK' }, { data: { token: 'token', reference: 'A1' } }],
    ['may have no reference', 200, { otpToken: 'token' }, { data: { token: 'token', reference: '' } }],
    ['is not needed', 200, { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' }, { data: 'verified' }],
    ['is refused', 429, { message: 'REQUEST_LIMIT' }, refused(429, 'REQUEST_LIMIT')],
    ['is refused in a success', 200, { code: 'OTP_SEND_FAIL' }, refused(200, 'OTP_SEND_FAIL')],
    ['comes without a token', 200, { code: 'OK' }, { error: { kind: 'unreadable' } }],
    ['comes without anything', 200, {}, { error: { kind: 'unreadable' } }],
  ])('%s', async (_name, status, body, response) => {
    expect(await sendCode(storeWith(status, body), '0812345678')).toEqual(response);
  });

  it('is kept with the time by which the next one may be asked for', async () => {
    const store = storeWith(200, { otpRef: 'A1', otpToken: 'token', code: 'OK' });
    expect(await askForCode(store, '0812345678', () => 5)).toEqual({
      change: { otpPhone: '0812345678', otpToken: 'token', otpReference: 'A1', otpSentAt: 5 },
      error: null,
    });
  });

  it('shows the token of a code that was given before, to the backend that may want no other', async () => {
    const store = storeWith(200, { code: 'OTP_VERIFIED' });
    const fetch = vi.spyOn(globalThis, 'fetch');
    const draft = { ...emptyDraft, phone: '0812345678', otpPhone: '0812345678', otpToken: 'token' };
    await askForCode(store, draft.phone, () => 5, verificationOf(draft));
    const [request] = fetch.mock.calls[0] ?? [];
    expect(await (request as Request).json()).toEqual({ phoneNumber: '0812345678', otpToken: 'token' });
    expect(verificationOf({ ...draft, phone: '0898765432' })).toEqual({});
    expect(verificationOf({ ...draft, otpToken: '' })).toEqual({});
  });

  it('has to wait a minute where the backend says so', async () => {
    const { change } = await askForCode(storeWith(429, { message: 'REQUEST_LIMIT_1MIN' }), '0812345678', () => 5);
    expect(change).toEqual({ otpSentAt: 5 });
  });

  it('makes the phone a verified one where none is needed', async () => {
    const { change } = await askForCode(storeWith(200, { code: 'OTP_VERIFIED' }), '0812345678', () => 5);
    expect(change).toEqual({ verifiedPhone: '0812345678' });
  });
});

describe('a code that is given', () => {
  it.each<[name: string, status: number, body: unknown, error: unknown]>([
    ['is right', 200, { message: 'OTP_CODE_VALID' }, undefined],
    ['is right, in the words of another backend', 200, { message: 'Thank you' }, undefined],
    ['is right without a word', 200, {}, undefined],
    ['was right already, though its answer was lost', 409, { message: 'OTP_VERIFIED' }, undefined],
    ['is wrong', 400, { message: 'OTP_CODE_INVALID' }, refused(400, 'OTP_CODE_INVALID').error],
    ['is wrong in a success', 200, { message: 'OTP_CODE_INVALID' }, refused(200, 'OTP_CODE_INVALID').error],
  ])('%s', async (_name, status, body, error) => {
    expect((await verifyCode(storeWith(status, body), 'token', '123456')).error).toEqual(error);
  });
});

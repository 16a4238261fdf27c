import { describe, expect, it, vi } from 'vitest';
import type { ApiContext } from './api-context.ts';
import { readResponse, type AskedCall } from './read-response.ts';

const read: AskedCall = { needsData: true, isAction: false, hasToken: true };
const action: AskedCall = { needsData: false, isAction: true, hasToken: true };
const refusal = (code: string | null, text = code ?? '') => ({ error: { kind: 'refused', status: 200, code, text } });
const broken = (text: string) => ({ kind: 'unavailable', text, isFinal: true });

function readText(text: string, call: AskedCall, status: number, headers: Readonly<Record<string, string>> = {}) {
  const onSignal = vi.fn();
  const context: ApiContext = { baseUrl: '', token: () => null, currency: 'BAHT', sendsIntentIds: false, onSignal };
  return { reading: readResponse({ status, text, header: (name) => headers[name] ?? null }, call, context), onSignal };
}

const readBody = (body: unknown, call: AskedCall, status = 200) => readText(JSON.stringify(body), call, status);

describe('a successful response to an action', () => {
  it.each([
    [{ message: 'SUCCESS' }],
    [{ code: 'OTP_VERIFIED', otpToken: '' }],
    [{ error: null, message: 'OK' }],
    [{ error: '' }],
    [{ error: 'SUCCESS' }],
    [{ success: true }],
    [{ success: 1, error: false, message: 'NO_DATA' }],
    [{ success: true, code: 'S1', label: 'x' }],
    [{ message: 'ทำรายการแล้ว' }],
    [{ success: true, message: 'BONUS_REMAINING' }],
    [{}],
  ])('%j is returned as data', (body) => {
    expect(readBody(body, action).reading).toEqual({ data: body });
  });

  it.each([
    [{ message: 'BONUS_REMAINING', balance: 3 }, refusal('BONUS_REMAINING')],
    [{ success: 0, message: 'ยอดไม่พอ' }, refusal(null, 'ยอดไม่พอ')],
    [{ success: 'false', message: 'ยอดไม่พอ' }, refusal(null, 'ยอดไม่พอ')],
    [{ error: true, message: 'ปิดปรับปรุง' }, refusal(null, 'ปิดปรับปรุง')],
  ])('%j is a refusal', (body, expected) => {
    expect(readBody(body, action).reading).toEqual(expected);
  });
});

describe('a response to any call', () => {
  const [text, page] = ['ปิดปรับปรุง', '<!doctype html><html></html>'];
  const refused = (status: number, code: string | null, said = code ?? '') => ({ kind: 'refused', status, code, text: said });
  const systemError = { kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR', isFinal: true };

  it.each<[status: number, body: unknown, error: object]>([
    [200, { message: 'MONEY_NOT_ENOUGH' }, refused(200, 'MONEY_NOT_ENOUGH')],
    [200, { success: false, message: text }, refused(200, null, text)],
    [200, { success: false, message: 'OK' }, refused(200, null)],
    [200, { error: text }, refused(200, null, text)],
    [200, { error: 'BONUS_REMAINING', code: 'S1' }, refused(200, 'BONUS_REMAINING')],
    [200, { code: 'NO_DATA', message: text, statusCode: 200 }, refused(200, 'NO_DATA', text)],
    [200, { message: 'INTERNAL_SERVER_ERROR' }, systemError],
    [400, { code: 'MONEY_NOT_ENOUGH' }, refused(400, 'MONEY_NOT_ENOUGH')],
    [400, { statusCode: 400, message: ['amount'], error: 'Bad Request' }, refused(400, null, 'Bad Request')],
    [400, 'NO_GAME', refused(400, 'NO_GAME')],
    [400, '"NO_DATA"', refused(400, 'NO_DATA')],
    [404, 'default backend - 404', { kind: 'unavailable', text: 'default backend - 404' }],
    [409, { message: 'in progress' }, refused(409, null, 'in progress')],
    [409, '', { kind: 'unavailable' }],
    [422, { message: text, error: { code: 'NO_WALLET' } }, refused(422, 'NO_WALLET', text)],
    [500, { error: 'NO_BANK' }, refused(500, 'NO_BANK')],
    [500, { message: 'connect ECONNREFUSED' }, broken('connect ECONNREFUSED')],
    [500, { message: text, code: 'INTERNAL_SERVER_ERROR' }, { ...systemError, text }],
    [500, text, { kind: 'unavailable', text }],
    [502, { error: { message: text } }, broken(text)],
    [503, { message: page, code: 'E_CLOSED' }, broken('E_CLOSED')],
  ])('with status %i and %j is an error', (status, body, error) => {
    for (const call of [read, action, { ...action, needsData: true }]) {
      expect(readText(typeof body === 'string' ? body : JSON.stringify(body), call, status).reading).toEqual({ error });
    }
  });

  const noon = 'Sun, 15 Mar 2026 12:00:00 GMT';
  it.each([
    [429, { 'Retry-After': '42' }, 42_000],
    [503, { 'Retry-After': 'Sun, 15 Mar 2026 12:02:00 GMT', Date: noon }, 120_000],
    [429, { 'Retry-After': 'a while' }, undefined],
    [400, { 'Retry-After': '42' }, undefined],
  ])('with status %i and %j says how long to wait: %s ms', (status, headers, retryAfterMs) => {
    for (const [body, error] of [
      ['{"message":"REQUEST_LIMIT"}', refused(status, 'REQUEST_LIMIT')],
      [page, { kind: 'unavailable' }],
    ] as const) {
      expect(readText(body, action, status, headers).reading.error).toEqual({ ...error, retryAfterMs });
    }
  });
});

describe('a text', () => {
  it.each([
    [200, ' Gone\n', { error: { kind: 'terminated' } }],
    [200, '"gone"', { error: { kind: 'terminated' } }],
    [200, 'รับแล้ว', { data: { message: 'รับแล้ว' } }],
    [200, '"SUCCESS"', { data: { message: 'SUCCESS' } }],
    [200, '"รับ', { error: { kind: 'unreadable' } }],
    [400, '{"message":"gone"}', { error: { kind: 'refused', status: 400, code: null, text: 'gone' } }],
    [400, '{"message":["a","b"]}', { error: { kind: 'unavailable' } }],
    [401, '{"message":"WRONG_CREDENTIAL"}', { error: { ...refusal('WRONG_CREDENTIAL').error, status: 401 } }],
    [401, '<!doctype html>', { error: { kind: 'unavailable' } }],
    [504, '{"message":"Endpoint request timed out"}', { error: { kind: 'unavailable', text: 'Endpoint request timed out' } }],
  ])('with status %i that answers an action: %j', (status, text, reading) => {
    expect(readText(text, action, status).reading).toEqual(reading);
  });

  it('answers no read', () => {
    expect(readText('รับแล้ว', read, 200).reading).toEqual({ error: { kind: 'unreadable' } });
  });
});

describe('a successful response to an action that says that it failed', () => {
  it.each([
    [{ status: false, message: 'ปิดปรับปรุง' }, refusal(null, 'ปิดปรับปรุง').error],
    [{ status: 'false', data: {} }, refusal(null).error],
    [{ status: 'error', message: 'ปิดปรับปรุง' }, refusal(null, 'ปิดปรับปรุง').error],
    [{ status: 'Failed', message: 'NO_BANK' }, refusal('NO_BANK').error],
    [{ result: false, message: 'ปิดปรับปรุง' }, refusal(null, 'ปิดปรับปรุง').error],
    [{ ok: false }, refusal(null).error],
    [
      { statusCode: 422, message: 'ปิดปรับปรุง' },
      { ...refusal(null, 'ปิดปรับปรุง').error, status: 422 },
    ],
    [{ status: 500, message: 'ปิดปรับปรุง' }, broken('ปิดปรับปรุง')],
    [
      { status: 0, message: 'NO_BANK' },
      { ...refusal('NO_BANK').error, status: 500 },
    ],
    // The number 0 may also be the code of a success.
    [{ status: 0, message: 'ทำรายการแล้ว' }, broken('ทำรายการแล้ว')],
  ])('%j is not a success', (body, error) => {
    expect(readBody(body, action).reading).toEqual({ error });
    expect(readBody(body, { ...action, needsData: true }).reading).toEqual({ error });
  });

  it.each([
    [{ status: true, message: 'ทำรายการแล้ว' }],
    [{ status: 200 }],
    [{ status: 'success' }],
    [{ success: true, status: 0 }],
    [{ result: 'PENDING' }],
  ])('%j is returned as data', (body) => {
    expect(readBody(body, action).reading).toEqual({ data: body });
  });
});

describe('a successful response to a read', () => {
  it.each([
    [{ hasQrcode: false, message: 'NO_BANK' }],
    [{ statements: [], message: 'NO_DATA' }],
    [{ status: false, message: 'NO_DATA' }],
    [{ promotion: {}, code: 'NO_PROMOTION' }],
    [{ slips: [], note: null, code: 'NO_DATA' }],
    [{ hasQrcode: false, qrcode: null, message: 'NO_BANK' }],
    [{ slips: null, x: 0, message: 'ok' }],
    [{ message: 'SUCCESS' }],
    [{}],
  ])('%j is returned as data, whatever its message is', (body) => {
    expect(readBody(body, read).reading).toEqual({ data: body });
  });

  it.each([
    [{ message: 'REFUND_INACTIVE', data: null }, refusal('REFUND_INACTIVE')],
    [{ message: 'REFUND_INACTIVE', data: null, __v: 0 }, refusal('REFUND_INACTIVE')],
    [{ message: 'NO_DATA', slips: null, x: 0 }, refusal('NO_DATA')],
    [{ code: 'NO_DATA', rows: null, total: null, requestId: 'a1' }, refusal('NO_DATA')],
    [{ message: 'NO_PROMOTION', status: 404 }, refusal('NO_PROMOTION')],
    [{ message: 'ปิดปรับปรุง', success: true }, { error: { kind: 'unreadable', text: 'ปิดปรับปรุง' } }],
  ])('%j is an error, because it has no data', (body, expected) => {
    expect(readBody(body, read).reading).toEqual(expected);
  });
});

describe('a visitor without a session', () => {
  const visitor: AskedCall = { needsData: false, isAction: true, hasToken: false };

  it.each(['UNAUTHORIZED', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_1'])('gets %s as a normal refusal', (code) => {
    for (const status of [200, 401]) {
      const { reading, onSignal } = readBody({ message: code }, visitor, status);
      expect(reading.error).toEqual({ kind: 'refused', status, code, text: code });
      expect(onSignal).not.toHaveBeenCalled();
    }
  });
});

describe('a member whose session is unknown to the backend', () => {
  it.each([
    { code: 'EXPIRED_AUTH_TOKEN' },
    { error: 'invalid-token' },
    { error: { message: 'ไม่สามารถยืนยันตัวตนได้' } },
    { message: 'UNAUTHORIZED' },
    { message: 'INVALID_USER_1' },
  ])('is logged out by %j with any status', (body) => {
    for (const status of [200, 400, 401, 403, 500]) {
      for (const call of [read, action]) {
        const { reading, onSignal } = readBody(body, call, status);
        expect(reading.error).toEqual({ kind: 'unauthenticated' });
        expect(onSignal).toHaveBeenCalledExactlyOnceWith('session-ended');
      }
    }
  });
});

describe('status 410', () => {
  const asksForService: AskedCall = { ...read, hasToken: false, asksForService: true };
  const ended = { error: { kind: 'terminated' } };

  it('says that the service is closed if the call asks for that, whatever its body', () => {
    for (const body of [{ message: 'gone' }, { terminated: false }, {}, null, '<html></html>']) {
      const { reading, onSignal } = readBody(body, asksForService, 410);
      expect(reading).toEqual(ended);
      expect(onSignal).toHaveBeenCalledExactlyOnceWith('service-ended');
    }
  });

  it('is an ordinary refusal of any other call', () => {
    const { reading, onSignal } = readBody({ message: 'OTP_EXPIRED' }, action, 410);
    expect(reading).toMatchObject({ error: { kind: 'refused', code: 'OTP_EXPIRED' } });
    expect(onSignal).not.toHaveBeenCalled();
  });
});

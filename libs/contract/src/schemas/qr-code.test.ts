import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { qrCodeResponse } from './qr-code.ts';

const code = { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg/>', amount: 100.5, expireIn: 1_767_323_045_000, message: '' };
const none = { hasQrcode: false, qrcodeId: '', qrcode: '', amount: null, expireIn: null, message: '' };

describe('qrCodeResponse', () => {
  it('keeps all known fields of a code and drops unknown ones', () =>
    expect(v.parse(qrCodeResponse, { ...code, bank: 'X' })).toEqual(code));

  it.each<[object, object]>([
    [{ hasQrcode: false }, none],
    [
      { hasQrcode: false, message: 'QR_FAIL', qrcode: null },
      { ...none, message: 'QR_FAIL' },
    ],
    [{ hasQrcode: false, qrcodeId: {}, amount: 'one', expireIn: null, message: [] }, none],
    [
      { hasQrcode: 'true', qrcodeId: 5, qrcode: '<svg/>', amount: '100.50', expireIn: { $date: 1_767_323_045_000 } },
      { ...code, qrcodeId: '5' },
    ],
    [
      { qrcode: '<svg/>', qrcodeId: { $oid: 'q1' } },
      { ...none, hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg/>' },
    ],
    [
      { qrcode: null, message: 'NO_BANK' },
      { ...none, message: 'NO_BANK' },
    ],
    [{ hasQrcode: null, qrcode: '' }, none],
    [
      { hasQrcode: true, qrcode: '<svg/>' },
      { ...none, hasQrcode: true, qrcode: '<svg/>' },
    ],
  ])('reads %j and sets missing fields to unknown', (response, read) => expect(v.parse(qrCodeResponse, response)).toEqual(read));

  it.each([{}, { hasQrcode: 'maybe', qrcode: '<svg/>' }, { message: 'QR_FAIL' }, { ...code, qrcode: '' }, { ...code, qrcode: 5 }, null])(
    'refuses %j, which does not say whether there is a code',
    (response) => expect(v.is(qrCodeResponse, response)).toBe(false),
  );
});

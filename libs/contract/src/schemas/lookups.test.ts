import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  activeResponse,
  bankListResponse,
  contactResponse,
  enableChatWidgetResponse,
  htmlListResponse,
  infoResponse,
  registerOtpResponse,
  sourceListResponse,
} from './lookups.ts';
import { depositLookupResponse, noticeResponse, slipLookupResponse, withdrawLookupResponse } from './money-lookups.ts';

describe('the lookups of the operator', () => {
  it('have empty texts for missing or null values', () => {
    expect(v.parse(infoResponse, { name: null })).toEqual({ name: '', website: '' });
    expect(v.parse(contactResponse, { lineName: '@wallet', lineQR: null })).toEqual({
      contactText: '',
      lineLink: '',
      lineName: '@wallet',
      lineQR: '',
    });
    expect(v.parse(noticeResponse, {})).toEqual({ notice: '' });
  });

  it('drop list entries that are not texts or have no code', () => {
    expect(v.parse(htmlListResponse, ['<p>a</p>', null, 3, ''])).toEqual(['<p>a</p>', '']);
    expect(v.parse(sourceListResponse, [{ code: 'FB', description: 'Facebook' }, { code: 'X' }, { description: 'Y' }])).toEqual([
      { code: 'FB', description: 'Facebook' },
      { code: 'X', description: '' },
    ]);
  });

  it('keep a bank without an English name', () => {
    const banks = [
      { code: 'KTB', nameTH: 'กรุงไทย' },
      { code: 'BBL', nameTH: 'กรุงเทพ', nameEN: null },
      { code: 'TMB', nameTH: 'ทหารไทย', nameEN: 'TMB' },
    ];
    expect(v.parse(bankListResponse, banks).map(({ code, nameEN }) => [code, nameEN])).toEqual([
      ['KTB', undefined],
      ['BBL', undefined],
      ['TMB', 'TMB'],
    ]);
  });

  it.each([
    [{ terminated: true }, true],
    [{ terminated: 'false' }, false],
    [{ terminated: 0 }, false],
    [{ active: true }, false],
    [{ active: 0 }, true],
    [{ terminated: true, active: true }, true],
  ])('read %j as terminated: %j', (response, terminated) => expect(v.parse(activeResponse, response)).toEqual({ terminated }));

  it.each([
    [{ registerOTP: true }, true],
    [{ registerOTP: 'false' }, false],
    [true, true],
    [false, false],
    [1, true],
    ['true', true],
    [{ enabled: 0 }, false],
    [{ active: true }, true],
    [{ registerOTP: false, enabled: true }, false],
  ])('read the switch %j as %j', (response, registerOTP) => expect(v.parse(registerOtpResponse, response)).toEqual({ registerOTP }));

  it.each([{}, null, 'on', 5, { success: true }, { registerOTP: null }, []])('refuse %j as a switch', (response) => {
    expect([v.is(registerOtpResponse, response), v.is(enableChatWidgetResponse, response)]).toEqual([false, false]);
  });

  it('accept a list as the response, under its name or under data', () => {
    const banks = [{ code: 14, nameTH: 'ไทยพาณิชย์' }];
    const read = [{ code: '14', nameTH: 'ไทยพาณิชย์', nameEN: undefined }];
    for (const response of [banks, { banks, total: 1 }, { data: banks }]) expect(v.parse(bankListResponse, response)).toEqual(read);
    for (const response of [{ list: banks }, { banks: {} }, { message: 'OK', errors: [] }])
      expect(v.is(bankListResponse, response)).toBe(false);
  });

  it.each([['<p>a</p>'], [{ html: '<p>a</p>' }], [{ text: '<p>a</p>', order: 1 }]])('read the condition %j', (condition) => {
    for (const response of [[condition], { conditions: [condition] }, { agreements: [condition] }])
      expect(v.parse(htmlListResponse, response)).toEqual(['<p>a</p>']);
  });

  it('accept a string as notice, but not a code', () => {
    expect(v.parse(noticeResponse, '%percentFail%%')).toEqual({ notice: '%percentFail%%' });
    expect(v.is(noticeResponse, 'SUCCESS')).toBe(false);
  });

  it('refuse a response that does not say whether the service is terminated', () => {
    expect(v.is(activeResponse, {})).toBe(false);
    for (const response of [true, { terminated: 'soon' }, { active: null }, { since: 5 }, null])
      expect(v.is(activeResponse, response)).toBe(false);
  });
});

describe('depositLookupResponse', () => {
  const bank = {
    bankCode: 'KBANK',
    bankType: '',
    mode: 'AUTO',
    bank: { nameTH: 'กสิกร', nameEN: '' },
    bankAccountName: 'A',
    bankAccountNo: '1',
    currency: 'LAK',
  };

  it.each<[string, object, object]>([
    ['with all fields', bank, bank],
    ['without names', { ...bank, bank: undefined }, { ...bank, bank: { nameTH: '', nameEN: '' } }],
    ['with names that are null', { ...bank, bank: null }, { ...bank, bank: { nameTH: '', nameEN: '' } }],
    ['with an unknown type and mode', { ...bank, bankType: 'NEW', mode: 'NEW' }, { ...bank, bankType: 'NEW', mode: 'NEW' }],
    ['without a currency', { ...bank, currency: undefined }, { ...bank, currency: '' }],
  ])('keeps a bank %s', (_name, sent, stored) => {
    const response = v.parse(depositLookupResponse, { banks: [sent], wallets: [], isManual: true });
    expect(response).toEqual({ banks: [stored], wallets: [], isManual: true });
  });

  it('drops invalid entries and reads a missing switch as off', () => {
    const response = v.parse(depositLookupResponse, { banks: [null, { ...bank, bankCode: '' }, bank], wallets: [3, { mode: 'AUTO' }] });
    expect(response).toEqual({ banks: [bank], wallets: [{ mode: 'AUTO', walletAccountName: '', currency: '' }], isManual: false });
  });

  it.each<[unknown, object]>([
    [{ banks: [bank] }, { banks: [bank], wallets: [], isManual: false }],
    [
      { wallets: [{ mode: 'AUTO' }], banks: null, isManual: 'true' },
      { banks: [], wallets: [{ mode: 'AUTO', walletAccountName: '', currency: '' }], isManual: true },
    ],
    [
      { banks: [{ ...bank, bank: 'กสิกร', bankAccountNo: 1234567890 }] },
      { banks: [{ ...bank, bankAccountNo: '1234567890' }], wallets: [], isManual: false },
    ],
  ])('reads %j', (response, read) => expect(v.parse(depositLookupResponse, response)).toEqual(read));

  it('is refused when it has none of its lists', () => {
    expect(v.is(depositLookupResponse, {})).toBe(false);
    expect(v.is(depositLookupResponse, { banks: 'none', wallets: [] })).toBe(false);
  });
});

describe('limits', () => {
  it('are unknown when they are not numbers', () => {
    expect(v.parse(withdrawLookupResponse, { withdrawMin: '1,000.00', withdrawMax: 'no limit' })).toEqual({
      withdrawMin: 1000,
      withdrawMax: null,
    });
    expect(v.parse(withdrawLookupResponse, {})).toEqual({ withdrawMin: null, withdrawMax: null });
  });

  it.each([
    ['23:59', '23:59'],
    ['00:00', '00:00'],
    ['24:00', undefined],
    ['7:30', '07:30'],
    ['23:59:00', '23:59'],
    ['730', undefined],
    ['07:60', undefined],
    [null, undefined],
  ])('contain the closing time %j as %j', (closedFrom, read) => {
    expect(v.parse(slipLookupResponse, { closedFrom, uploadWithinMinutes: null, qrMinutes: '15' })).toMatchObject({
      closedFrom: read,
      qrMinutes: 15,
    });
  });
});

import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { activeAnswer, bankListAnswer, contactAnswer, htmlListAnswer, infoAnswer, sourceListAnswer } from './lookups.ts';
import { depositLookupAnswer, noticeAnswer, slipLookupAnswer, withdrawLookupAnswer } from './money-lookups.ts';

describe('what operators fill in', () => {
  it('reads texts that are missing or null as empty', () => {
    expect(v.parse(infoAnswer, { name: null })).toEqual({ name: '', website: '' });
    expect(v.parse(contactAnswer, { lineName: '@wallet', lineQR: null })).toEqual({ contactText: '', lineLink: '', lineName: '@wallet', lineQR: '' });
    expect(v.parse(noticeAnswer, {})).toEqual({ notice: '' });
  });

  it('keeps the texts of a list that are texts', () => {
    expect(v.parse(htmlListAnswer, ['<p>a</p>', null, 3, ''])).toEqual(['<p>a</p>', '']);
    expect(v.parse(sourceListAnswer, [{ code: 'FB', description: 'Facebook' }, { code: 'X' }, { description: 'Y' }])).toEqual([
      { code: 'FB', description: 'Facebook' },
      { code: 'X', description: '' },
    ]);
  });

  it('keeps a bank without an English name, however that is said', () => {
    const banks = [{ code: 'KTB', nameTH: 'กรุงไทย' }, { code: 'BBL', nameTH: 'กรุงเทพ', nameEN: null }, { code: 'TMB', nameTH: 'ทหารไทย', nameEN: 'TMB' }];
    expect(v.parse(bankListAnswer, banks).map(({ code, nameEN }) => [code, nameEN])).toEqual([
      ['KTB', undefined],
      ['BBL', undefined],
      ['TMB', 'TMB'],
    ]);
  });

  it('never guesses whether the service is closed', () => {
    expect(v.is(activeAnswer, {})).toBe(false);
    expect(v.is(activeAnswer, { terminated: 'false' })).toBe(false);
  });
});

describe('depositLookupAnswer', () => {
  const bank = { bankCode: 'KBANK', bankType: '', mode: 'AUTO', bank: { nameTH: 'กสิกร', nameEN: '' }, bankAccountName: 'A', bankAccountNo: '1', currency: 'LAK' };

  it.each<[string, object, object]>([
    ['full', bank, bank],
    ['without names', { ...bank, bank: undefined }, { ...bank, bank: { nameTH: '', nameEN: '' } }],
    ['with names null', { ...bank, bank: null }, { ...bank, bank: { nameTH: '', nameEN: '' } }],
    ['of a kind and mode not known', { ...bank, bankType: 'NEW', mode: 'NEW' }, { ...bank, bankType: 'NEW', mode: 'NEW' }],
    ['without currency', { ...bank, currency: undefined }, { ...bank, currency: '' }],
  ])('keeps a bank %s', (_name, sent, kept) => {
    const answer = v.parse(depositLookupAnswer, { banks: [sent], wallets: [], isManual: true });
    expect(answer).toEqual({ banks: [kept], wallets: [], isManual: true });
  });

  it('leaves broken entries out and reads a missing switch as off', () => {
    const answer = v.parse(depositLookupAnswer, { banks: [null, { ...bank, bankCode: '' }, bank], wallets: [3, { mode: 'AUTO' }] });
    expect(answer).toEqual({ banks: [bank], wallets: [{ mode: 'AUTO', walletAccountName: '' }], isManual: false });
  });

  it('is not readable without its lists', () => {
    expect(v.is(depositLookupAnswer, { banks: [bank] })).toBe(false);
    expect(v.is(depositLookupAnswer, { wallets: [] })).toBe(false);
  });
});

describe('limits', () => {
  it('reads limits that are no numbers as not known', () => {
    expect(v.parse(withdrawLookupAnswer, { withdrawMin: '100', withdrawMax: 5000 })).toEqual({ withdrawMin: null, withdrawMax: 5000 });
    expect(v.parse(withdrawLookupAnswer, {})).toEqual({ withdrawMin: null, withdrawMax: null });
  });

  it.each([
    ['23:59', '23:59'],
    ['00:00', '00:00'],
    ['24:00', undefined],
    ['7:30', undefined],
    ['07:60', undefined],
    [null, undefined],
  ])('reads the closing time %j as %j', (closedFrom, read) => {
    expect(v.parse(slipLookupAnswer, { closedFrom, uploadWithinMinutes: null, qrMinutes: 15 })).toMatchObject({ closedFrom: read, qrMinutes: 15 });
  });
});

import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { walletResponse } from './wallet.ts';

const slot = {
  code: 'G1',
  name: 'Game one',
  category: 'slot',
  amount: 25.5,
  isActive: true,
  ftWalletSlot: 1,
  logo: '/g1.png',
  background: '/g1-back.png',
  web: 'https://g1.example.com',
  android: null,
  ios: null,
};

const wallet = {
  profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 3 },
  bankAccount: {
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234567890',
    bankCode: 'KBANK',
    bank: { nameTH: 'กสิกร', nameEN: 'Kasikorn' },
  },
  wallet: { amount: 100.25, currency: 'LAK' },
  invite: { amount: 1, success: 2, fail: 3 },
  slots: [slot],
};

const read = (response: unknown) => v.parse(walletResponse, response);
const isReadable = (response: unknown) => v.is(walletResponse, response);

describe('walletResponse', () => {
  it('keeps all fields of a complete response', () => expect(read(wallet)).toEqual(wallet));

  it('accepts a response without optional fields', () => {
    const response = {
      profile: { _id: 'm1', name: 'Somchai', username: '0812345678' },
      wallet: {},
      slots: [{ code: 'G1', name: 'Game one', category: 'slot', isActive: false }],
    };
    const { profile, wallet: balance, slots, bankAccount, invite } = read(response);
    expect(profile.coin).toBeNull();
    expect(balance.amount).toBeNull();
    expect(balance.currency).toBeUndefined();
    expect(bankAccount ?? null).toBeNull();
    expect(invite).toBeUndefined();
    expect(slots).toEqual([
      { ...response.slots[0], amount: null, ftWalletSlot: null, logo: null, background: null, web: null, android: null, ios: null },
    ]);
  });

  it('drops unknown fields', () => {
    const response = { ...wallet, rank: 'gold', wallet: { ...wallet.wallet, held: 5 }, slots: [{ ...slot, jackpot: { amount: 1 } }] };
    expect(read(response)).toEqual(wallet);
  });

  it.each(['100.25', '100.2500', ' 100.25 ', { $numberDecimal: '100.25' }])('reads the amount %j as a number', (amount) => {
    const response = read({ ...wallet, wallet: { amount }, slots: [{ ...slot, amount, ftWalletSlot: amount }] });
    expect([response.wallet.amount, response.slots[0]?.amount, response.slots[0]?.ftWalletSlot]).toEqual([100.25, 100.25, 100.25]);
  });

  it('accepts a string as wallet, and other formats of ids, names and switches', () => {
    const response = read({
      ...wallet,
      profile: { _id: { $oid: 'm1' }, name: 7, username: 812345678, coin: '3' },
      wallet: '100.25',
      slots: [
        { ...slot, code: 1, isActive: 1 },
        { ...slot, code: { $oid: 'G2' }, isActive: 'false' },
      ],
    });
    expect(response.profile).toEqual({ _id: 'm1', name: '7', username: '812345678', coin: 3 });
    expect(response.wallet.amount).toBe(100.25);
    expect(response.slots.map(({ code, isActive }) => [code, isActive])).toEqual([
      ['1', true],
      ['G2', false],
    ]);
  });

  it('reads the bank names from the bank or the bank account', () => {
    const { bank: names, ...account } = wallet.bankAccount;
    const bankOf = (bankAccount: unknown) => read({ ...wallet, bankAccount }).bankAccount?.bank;
    expect(bankOf({ ...account, ...names })).toEqual(names);
    expect(bankOf({ ...account, bank: 'กสิกร' })).toEqual({ nameTH: 'กสิกร', nameEN: '' });
    expect(bankOf({ ...account, bank: 'กสิกร', nameEN: 'Kasikorn' })).toEqual(names);
    expect(bankOf(account)).toEqual({ nameTH: '', nameEN: '' });
  });

  it('drops a numeric account number that may have lost a leading zero', () => {
    const numberOf = (bankAccountNo: unknown) =>
      read({ ...wallet, bankAccount: { ...wallet.bankAccount, bankAccountNo } }).bankAccount?.bankAccountNo;
    expect([numberOf(1234567890), numberOf(123456789), numberOf('123456789')]).toEqual(['1234567890', '', '123456789']);
  });

  it.each([null, '', 'much', '1,5', true, {}, [], undefined])('reads the amount %j as unknown', (amount) => {
    const response = read({ ...wallet, wallet: { amount }, slots: [{ ...slot, amount, ftWalletSlot: amount }] });
    expect(response.wallet.amount).toBeNull();
    expect(response.slots[0]).toMatchObject({ amount: null, ftWalletSlot: null });
  });

  it('reads pictures and URLs that are not strings as null', () => {
    const response = read({ ...wallet, slots: [{ ...slot, logo: 1, background: {}, web: [] }] });
    expect(response.slots[0]).toMatchObject({ logo: null, background: null, web: null });
  });

  it('keeps an unknown category', () => {
    expect(read({ ...wallet, slots: [{ ...slot, category: 'fishing' }] }).slots[0]?.category).toBe('fishing');
  });

  it('reads the currency null as empty', () => {
    expect(read({ ...wallet, wallet: { amount: 1, currency: null } }).wallet).toEqual({ amount: 1, currency: '' });
  });

  it.each<[string, object]>([
    ['the bank account is null', { bankAccount: null }],
    ['the bank account has no number', { bankAccount: { bankAccountName: 'X' } }],
    ['the bank is null', { bankAccount: { ...wallet.bankAccount, bank: null } }],
    ['the bank name is null', { bankAccount: { ...wallet.bankAccount, bank: { nameTH: null } } }],
    ['the invite is null', { invite: null }],
    ['the invite has another format', { invite: 5 }],
    ['the coins are null', { profile: { ...wallet.profile, coin: null } }],
    ['the coins are a string', { profile: { ...wallet.profile, coin: '3' } }],
  ])('reads the balance when %s', (_name, broken) => {
    const response = read({ ...wallet, ...broken });
    expect(response.wallet).toEqual(wallet.wallet);
    expect(response.slots).toEqual(wallet.slots);
  });

  it.each<[string, unknown]>([
    ['without a code', { ...slot, code: undefined }],
    ['with an empty code', { ...slot, code: '' }],
    ['without a switch', { ...slot, isActive: undefined }],
    ['with an invalid switch', { ...slot, isActive: 'maybe' }],
    ['that is null', null],
    ['that is a string', 'G2'],
  ])('keeps a slot %s as one without a code, so that the total becomes unknown', (_name, broken) => {
    expect(read({ ...wallet, slots: [slot, broken] }).slots).toEqual([slot, expect.objectContaining({ code: '', amount: null })]);
  });

  it.each([undefined, null, 'none', []])('reads the wallet %j as an unknown balance and keeps the other fields', (balance) => {
    expect(read({ ...wallet, wallet: balance })).toMatchObject({ wallet: { amount: null }, slots: [slot] });
  });

  it.each([undefined, null, 'm1', {}])('reads the balances when the profile is %j', (profile) => {
    expect(read({ ...wallet, profile })).toMatchObject({
      profile: { _id: '', name: '', username: '', coin: null },
      wallet: wallet.wallet,
      slots: [slot],
    });
  });

  it.each<[string, unknown]>([
    ['missing slots', { ...wallet, slots: undefined }],
    ['slots that are not a list', { ...wallet, slots: { 0: slot } }],
    ['slots that are an empty object', { ...wallet, slots: {} }],
    ['an array', [wallet]],
    ['null', null],
    ['a string', 'wallet'],
  ])('refuses %s, because a total would be wrong', (_name, response) => {
    expect(isReadable(response)).toBe(false);
  });
});

describe('the currency of walletResponse', () => {
  const response = { profile: { _id: 'm1' }, wallet: { amount: 5 }, slots: [] };

  it.each<[string, object]>([
    ['the response', { currency: 'LAK' }],
    ['the profile', { profile: { _id: 'm1', currency: 'LAK' } }],
    ['the bank account', { bankAccount: { bankCode: 'BCEL', bankAccountName: 'A', bankAccountNo: '1', currency: 'LAK' } }],
    ['the response when the wallet is an amount', { wallet: 5, currency: 'LAK' }],
  ])('is read from %s', (_name, named) => expect(v.parse(walletResponse, { ...response, ...named }).wallet.currency).toBe('LAK'));

  it('is read from the wallet first', () => {
    expect(
      v.parse(walletResponse, { ...response, wallet: { amount: 5, currency: 'BAHT' }, profile: { currency: 'LAK' } }).wallet.currency,
    ).toBe('BAHT');
  });

  it('is unknown when the response contains none', () => expect(v.parse(walletResponse, response).wallet.currency ?? '').toBe(''));
});

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
  it('reads a full answer as it is', () => expect(read(wallet)).toEqual(wallet));

  it('takes the bare minimum: what is optional is absent', () => {
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

  it('ignores fields that it does not know', () => {
    const response = { ...wallet, rank: 'gold', wallet: { ...wallet.wallet, held: 5 }, slots: [{ ...slot, jackpot: { amount: 1 } }] };
    expect(read(response)).toEqual(wallet);
  });

  it.each(['100.25', '100.2500', ' 100.25 ', { $numberDecimal: '100.25' }])('reads the amount %j as a number', (amount) => {
    const response = read({ ...wallet, wallet: { amount }, slots: [{ ...slot, amount, ftWalletSlot: amount }] });
    expect([response.wallet.amount, response.slots[0]?.amount, response.slots[0]?.ftWalletSlot]).toEqual([100.25, 100.25, 100.25]);
  });

  it('takes a bare amount for the wallet, and ids, names and switches in other forms', () => {
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

  it('reads the bank by its names wherever they stand', () => {
    const { bank: names, ...account } = wallet.bankAccount;
    const bankOf = (bankAccount: unknown) => read({ ...wallet, bankAccount }).bankAccount?.bank;
    expect(bankOf({ ...account, ...names })).toEqual(names);
    expect(bankOf({ ...account, bank: 'กสิกร' })).toEqual({ nameTH: 'กสิกร', nameEN: '' });
    expect(bankOf({ ...account, bank: 'กสิกร', nameEN: 'Kasikorn' })).toEqual(names);
    expect(bankOf(account)).toEqual({ nameTH: '', nameEN: '' });
  });

  it('never shows an account number that may lack a zero in front', () => {
    const numberOf = (bankAccountNo: unknown) =>
      read({ ...wallet, bankAccount: { ...wallet.bankAccount, bankAccountNo } }).bankAccount?.bankAccountNo;
    expect([numberOf(1234567890), numberOf(123456789), numberOf('123456789')]).toEqual(['1234567890', '', '123456789']);
  });

  it.each([null, '', 'much', '1,5', true, {}, [], undefined])('reads the amount %j as not known, never as a guess', (amount) => {
    const response = read({ ...wallet, wallet: { amount }, slots: [{ ...slot, amount, ftWalletSlot: amount }] });
    expect(response.wallet.amount).toBeNull();
    expect(response.slots[0]).toMatchObject({ amount: null, ftWalletSlot: null });
  });

  it('reads pictures and addresses that are no text as absent', () => {
    const response = read({ ...wallet, slots: [{ ...slot, logo: 1, background: {}, web: [] }] });
    expect(response.slots[0]).toMatchObject({ logo: null, background: null, web: null });
  });

  it('takes a category that it does not know', () => {
    expect(read({ ...wallet, slots: [{ ...slot, category: 'fishing' }] }).slots[0]?.category).toBe('fishing');
  });

  it('reads a currency of null as none', () => {
    expect(read({ ...wallet, wallet: { amount: 1, currency: null } }).wallet).toEqual({ amount: 1, currency: '' });
  });

  it.each<[string, object]>([
    ['bank account null', { bankAccount: null }],
    ['bank account without a number', { bankAccount: { bankAccountName: 'X' } }],
    ['bank null', { bankAccount: { ...wallet.bankAccount, bank: null } }],
    ['bank name null', { bankAccount: { ...wallet.bankAccount, bank: { nameTH: null } } }],
    ['invite null', { invite: null }],
    ['invite of another shape', { invite: 5 }],
    ['coin null', { profile: { ...wallet.profile, coin: null } }],
    ['coin as text', { profile: { ...wallet.profile, coin: '3' } }],
  ])('%s: the balance is read all the same', (_name, broken) => {
    const response = read({ ...wallet, ...broken });
    expect(response.wallet).toEqual(wallet.wallet);
    expect(response.slots).toEqual(wallet.slots);
  });

  it.each<[string, unknown]>([
    ['without code', { ...slot, code: undefined }],
    ['with an empty code', { ...slot, code: '' }],
    ['without a switch', { ...slot, isActive: undefined }],
    ['whose switch nobody can read', { ...slot, isActive: 'maybe' }],
    ['that is null', null],
    ['that is text', 'G2'],
  ])('keeps a slot %s as one without a code, so that a total can notice it', (_name, broken) => {
    expect(read({ ...wallet, slots: [slot, broken] }).slots).toEqual([slot, expect.objectContaining({ code: '', amount: null })]);
  });

  it.each([undefined, null, 'none', []])('does not know the balance of the wallet %j, and reads the rest', (balance) => {
    expect(read({ ...wallet, wallet: balance })).toMatchObject({ wallet: { amount: null }, slots: [slot] });
  });

  it.each([undefined, null, 'm1', {}])('reads the money of the profile %j', (profile) => {
    expect(read({ ...wallet, profile })).toMatchObject({
      profile: { _id: '', name: '', username: '', coin: null },
      wallet: wallet.wallet,
      slots: [slot],
    });
  });

  it.each<[string, unknown]>([
    ['no slots', { ...wallet, slots: undefined }],
    ['slots null', { ...wallet, slots: null }],
    ['slots no list', { ...wallet, slots: { 0: slot } }],
    ['a list', [wallet]],
    ['null', null],
    ['text', 'wallet'],
  ])('%s: not readable, since a total would be wrong', (_name, response) => {
    expect(isReadable(response)).toBe(false);
  });
});

describe('a currency that the wallet does not name', () => {
  const response = { profile: { _id: 'm1' }, wallet: { amount: 5 }, slots: [] };

  it.each<[string, object]>([
    ['the answer', { currency: 'LAK' }],
    ['the profile', { profile: { _id: 'm1', currency: 'LAK' } }],
    ['the bank account', { bankAccount: { bankCode: 'BCEL', bankAccountName: 'A', bankAccountNo: '1', currency: 'LAK' } }],
    ['the answer, beside a bare amount', { wallet: 5, currency: 'LAK' }],
  ])('is the one of %s', (_name, named) => expect(v.parse(walletResponse, { ...response, ...named }).wallet.currency).toBe('LAK'));

  it('counts first where the wallet names it', () => {
    expect(
      v.parse(walletResponse, { ...response, wallet: { amount: 5, currency: 'BAHT' }, profile: { currency: 'LAK' } }).wallet.currency,
    ).toBe('BAHT');
  });

  it('is not known where nobody names one', () => expect(v.parse(walletResponse, response).wallet.currency ?? '').toBe(''));
});

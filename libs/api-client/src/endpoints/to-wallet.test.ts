import { moneyOf, totalBalance } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import type { SlotResponse, WalletResponse } from '@wallet/contract';
import { toWallet } from './to-wallet.ts';

const slot: SlotResponse = {
  code: 'G1',
  name: 'Game one',
  category: 'slot',
  amount: 25.5,
  isActive: true,
  ftWalletSlot: 1,
  logo: '/g1.png',
  background: null,
  web: null,
  android: null,
  ios: null,
};

function responseWith({
  wallet = { amount: 100.25 },
  slots = [slot],
}: Partial<Pick<WalletResponse, 'wallet' | 'slots'>> = {}): WalletResponse {
  return { profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 3 }, wallet, slots };
}

describe('toWallet', () => {
  it('maps the member and the game accounts', () => {
    expect(toWallet(responseWith(), 'BAHT')).toEqual({
      memberId: 'm1',
      name: 'Somchai',
      username: '0812345678',
      coin: 3,
      currency: 'BAHT',
      balance: moneyOf(10_025, 'BAHT'),
      bankAccount: null,
      invite: null,
      gameAccounts: [
        {
          code: 'G1',
          name: 'Game one',
          category: 'slot',
          balance: moneyOf(2_550, 'BAHT'),
          isActive: true,
          rate: 1,
          logo: '/g1.png',
          background: null,
          web: null,
          android: null,
          ios: null,
        },
      ],
    });
  });

  it('maps the bank account and the invite bonus, in the currency of the wallet', () => {
    const bankAccount = { bankAccountName: 'SOMCHAI', bankAccountNo: '1', bankCode: 'KTB', bank: { nameTH: 'กรุงไทย', nameEN: '' } };
    const wallet = toWallet(
      {
        ...responseWith({ wallet: { amount: 1, currency: 'LAK' } }),
        bankAccount,
        invite: { amount: 7.5, success: 10, fail: null },
      },
      'BAHT',
    );
    expect(wallet.bankAccount).toEqual({ bankAccountName: 'SOMCHAI', bankAccountNo: '1', bankCode: 'KTB', nameTH: 'กรุงไทย', nameEN: '' });
    expect(wallet.invite).toEqual({ amount: moneyOf(750, 'LAK'), success: 10, fail: null });
  });

  it.each([
    [undefined, 'BAHT', 'BAHT'],
    ['', 'BAHT', 'BAHT'],
    [undefined, 'LAK', 'LAK'],
    [' ', 'LAK', 'LAK'],
    ['BAHT', 'LAK', 'BAHT'],
    ['baht', 'LAK', 'BAHT'],
    ['LAK', 'BAHT', 'LAK'],
    ['lak', 'BAHT', 'LAK'],
  ] as const)('reads the currency %j in a market with %s as %s, in the wallet and in every game account', (word, ofMarket, currency) => {
    const wallet = toWallet(responseWith({ wallet: { amount: 1, currency: word } }), ofMarket);
    expect(wallet.currency).toBe(currency);
    expect(wallet.balance).toEqual(moneyOf(100, currency));
    expect(wallet.gameAccounts[0]?.balance).toEqual(moneyOf(2_550, currency));
    expect(totalBalance(wallet)).toEqual(moneyOf(2_650, currency));
  });

  it('has unknown balances in an unknown currency and maps the other fields', () => {
    const wallet = toWallet(responseWith({ wallet: { amount: 1, currency: 'USD' } }), 'BAHT');
    expect(wallet).toMatchObject({ name: 'Somchai', currency: null, balance: null, gameAccounts: [{ name: 'Game one', balance: null }] });
    expect(totalBalance(wallet)).toBeNull();
  });

  it.each([null, 0.001, 1e300])('reads the amount %j as unknown', (amount) => {
    const wallet = toWallet(responseWith({ wallet: { amount }, slots: [{ ...slot, amount }] }), 'BAHT');
    expect(wallet.balance).toBeNull();
    expect(wallet.gameAccounts[0]?.balance).toBeNull();
  });

  it.each([
    ['slot', 'slot'],
    ['sport', 'sport'],
    ['lotto', 'lotto'],
    ['fishing', 'other'],
    ['', 'other'],
    ['toString', 'other'],
  ])('maps the category %j to %s', (sent, category) => {
    expect(toWallet(responseWith({ slots: [{ ...slot, category: sent }] }), null).gameAccounts[0]?.category).toBe(category);
  });
});

import type { DepositBank } from '@wallet/api-client/money-lookups';
import { describe, expect, it } from 'vitest';
import { usableChannels } from './deposit-methods.ts';

const account: DepositBank = {
  bankCode: 'SCB',
  isGateway: false,
  offersQr: false,
  isAutomatic: true,
  nameTH: 'ธนาคาร',
  nameEN: 'Bank',
  bankAccountName: 'Holder',
  bankAccountNo: '4051234567',
  currency: 'BAHT',
};
const gateway: DepositBank = { ...account, bankCode: 'WW', isGateway: true, offersQr: true, bankAccountNo: '' };
const kip: DepositBank = { ...account, bankCode: 'BCEL', currency: 'LAK' };
const kbank: DepositBank = { ...account, bankCode: 'KBANK', offersQr: true };
const wallet = { isAutomatic: true, walletAccountName: 'Holder' };
const codes = (banks: readonly DepositBank[]) => banks.map(({ bankCode }) => bankCode);

describe('usableChannels', () => {
  it.each([
    ['all three', [account, gateway], [wallet], ['slip', 'qr', 'true-money']],
    ['a gateway only: there is no account to transfer to', [gateway], [], ['qr']],
    ['an account only', [account], [], ['slip']],
    ['a true-money account only', [], [wallet], ['true-money']],
    ['an account whose number is missing', [{ ...account, bankAccountNo: '' }], [], []],
    ['nothing', [], [], []],
  ])('offers %s', (_name, banks, wallets, methods) => {
    expect(usableChannels({ banks, wallets, isManual: false }, 'BAHT').methods).toEqual(methods);
  });

  it('lists accounts of every currency, the member’s own first', () => {
    const banks = [account, kip, kbank];
    expect(codes(usableChannels({ banks, wallets: [], isManual: false }, 'LAK').accounts)).toEqual(['BCEL', 'SCB', 'KBANK']);
    expect(codes(usableChannels({ banks, wallets: [], isManual: false }, 'BAHT').accounts)).toEqual(['SCB', 'KBANK', 'BCEL']);
  });

  it('offers QR codes in the member’s currency only, and none in an unknown currency', () => {
    const banks = [kbank, gateway, { ...gateway, bankCode: 'FP', currency: null }];
    expect(codes(usableChannels({ banks, wallets: [], isManual: false }, 'BAHT').qrAccounts)).toEqual(['KBANK', 'WW']);
    expect(usableChannels({ banks, wallets: [], isManual: false }, 'LAK').methods).toEqual(['slip']);
  });

  it('leaves nothing out while the member’s currency is unknown', () => {
    expect(usableChannels({ banks: [kip, kbank], wallets: [], isManual: false }, null)).toMatchObject({
      accounts: [kip, kbank],
      qrAccounts: [kbank],
    });
  });
});

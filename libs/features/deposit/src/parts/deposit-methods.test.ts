import type { DepositBank, DepositWallet } from '@wallet/api-client/money-lookups';
import type { Currency } from '@wallet/domain';
import { expect, it } from 'vitest';
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
const wallet = { isAutomatic: true, walletAccountName: 'Holder', currency: 'BAHT' } as const;
const codes = (banks: readonly DepositBank[]) => banks.map(({ bankCode }) => bankCode);
const usable = (banks: readonly DepositBank[], currency: Currency | null, wallets: readonly DepositWallet[] = [], hasSlip = false) =>
  usableChannels({ banks, wallets, isManual: false }, currency, hasSlip);

it.each([
  ['all three', [account, gateway], [wallet], ['slip', 'qr', 'true-money']],
  ['a gateway only: there is no account to transfer to', [gateway], [], ['qr']],
  ['an account only', [account], [], ['slip']],
  ['an account in another currency', [kip], [], ['slip']],
  ['a true-money account only', [], [wallet], ['true-money']],
  ['an account whose number is missing', [{ ...account, bankAccountNo: '' }], [], []],
  ['nothing', [], [], []],
])('offers %s', (_name, banks, wallets, methods) => expect(usable(banks, 'BAHT', wallets).methods).toEqual(methods));

it('keeps the slip of a member whose account has gone', () => expect(usable([], 'BAHT', [], true).methods).toEqual(['slip']));

it('tells accounts in the member’s currency from the others', () => {
  const others = { ...account, bankCode: 'USD', currency: null };
  const banks = [account, kip, kbank, others];
  const { accounts, otherAccounts } = usable(banks, 'LAK');
  expect([codes(accounts), codes(otherAccounts)]).toEqual([['BCEL'], ['SCB', 'KBANK', 'USD']]);
  expect(codes(usable(banks, 'BAHT').accounts)).toEqual(['SCB', 'KBANK']);
});

it('offers QR codes and true money in the member’s currency only, and none in an unknown currency', () => {
  const banks = [kbank, gateway, { ...gateway, bankCode: 'FP', currency: null }];
  expect(codes(usable(banks, 'BAHT').qrAccounts)).toEqual(['KBANK', 'WW']);
  expect(usable(banks, 'LAK', [wallet]).methods).toEqual(['slip']);
  expect(usable(banks, 'LAK', [{ ...wallet, currency: 'LAK' }]).methods).toEqual(['slip', 'true-money']);
});

it('leaves nothing out while the member’s currency is unknown', () => {
  expect(usable([kip, kbank], null, [wallet])).toMatchObject({
    accounts: [kip, kbank],
    otherAccounts: [],
    qrAccounts: [kbank],
    wallets: [wallet],
  });
});

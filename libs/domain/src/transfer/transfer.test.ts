import { describe, expect, it } from 'vitest';
import { compareMoney, formatAmount, moneyOf, type Money } from '../money/money.ts';
import { checkTransfer, checkTransferAll, minTransfer, transferAmounts, type TransferDraft, type TransferRefusal } from './transfer.ts';
import { transferPlaces, type TransferPlace } from './transfer-places.ts';
import type { GameAccount } from '../wallet.ts';

const account = (code: string, isActive: boolean): GameAccount => ({
  code,
  name: `Game ${code}`,
  category: 'slot',
  balance: moneyOf(100, 'BAHT'),
  isActive,
  rate: 1,
  logo: null,
  background: null,
  web: null,
  android: null,
  ios: null,
});

it('transferPlaces returns the wallet first, then the active accounts in their order', () => {
  const places = transferPlaces({
    balance: moneyOf(5, 'BAHT'),
    gameAccounts: [account('PG', true), account('IMI', false), account('CIRCUS', true)],
  });
  expect(places).toEqual([
    { code: 'WALLET', name: null, balance: moneyOf(5, 'BAHT') },
    { code: 'PG', name: 'Game PG', category: 'slot', balance: moneyOf(100, 'BAHT') },
    { code: 'CIRCUS', name: 'Game CIRCUS', category: 'slot', balance: moneyOf(100, 'BAHT') },
  ]);
});

it.each([
  ['BAHT', '50.00'],
  ['LAK', '50,000.00'],
] as const)('amounts in %s rise from %s, and each can be transferred', (currency, first) => {
  const amounts = transferAmounts(currency);
  expect(amounts[0] && formatAmount(amounts[0])).toBe(first);
  expect(amounts.toSorted(compareMoney)).toEqual(amounts);
  for (const amount of amounts) expect(compareMoney(amount, minTransfer(currency))).toBeGreaterThanOrEqual(0);
});

it("are the operator's for the currency that the operator has set", () => {
  const own = { LAK: [20_000, 70_000] };
  expect(transferAmounts('LAK', own).map(formatAmount)).toEqual(['20,000.00', '70,000.00']);
  expect(transferAmounts('BAHT', own)).toEqual(transferAmounts('BAHT'));
});

const baht = (minor: number): Money => moneyOf(minor, 'BAHT');

const places: readonly TransferPlace[] = [
  { code: 'WALLET', name: null, balance: baht(50_000) },
  { code: 'PG', name: 'PG Soft', balance: baht(50) },
  { code: 'BETFLIX', name: 'Betflix', balance: null },
];

const refusalOf = (request: TransferDraft): TransferRefusal | null => {
  const check = checkTransfer(request, places);
  return check.ok ? null : check.refusal;
};

describe('checkTransfer', () => {
  it.each<[string, TransferDraft, TransferRefusal | null]>([
    ['accepts a transfer from the wallet to a game', { from: 'WALLET', to: 'PG', amount: baht(10_000) }, null],
    ['accepts exactly one baht', { from: 'WALLET', to: 'PG', amount: baht(100) }, null],
    ['refuses a satang less than one baht', { from: 'WALLET', to: 'PG', amount: baht(99) }, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
    ['refuses the amount 0', { from: 'WALLET', to: 'PG', amount: baht(0) }, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
    ['accepts the whole balance', { from: 'WALLET', to: 'PG', amount: baht(50_000) }, null],
    [
      'refuses a satang more than the balance',
      { from: 'WALLET', to: 'PG', amount: baht(50_001) },
      { code: 'NOT_ENOUGH', available: baht(50_000) },
    ],
    [
      'refuses a source with less than the minimum',
      { from: 'PG', to: 'WALLET', amount: baht(100) },
      { code: 'NOT_ENOUGH', available: baht(50) },
    ],
    ['accepts a source with an unknown balance', { from: 'BETFLIX', to: 'WALLET', amount: baht(9_000_000) }, null],
    ['refuses a missing amount', { from: 'WALLET', to: 'PG', amount: null }, { code: 'AMOUNT_MISSING' }],
    ['refuses a missing source', { from: '', to: 'PG', amount: null }, { code: 'SOURCE_MISSING' }],
    ['refuses a missing target', { from: 'WALLET', to: '', amount: baht(100) }, { code: 'TARGET_MISSING' }],
    ['refuses the same place as source and target', { from: 'PG', to: 'PG', amount: baht(100) }, { code: 'SAME_PLACE' }],
    ['refuses an inactive source', { from: 'IMI', to: 'PG', amount: baht(100) }, { code: 'NOT_ACTIVE', place: 'IMI' }],
    ['refuses an inactive target', { from: 'PG', to: 'IMI', amount: baht(100) }, { code: 'NOT_ACTIVE', place: 'IMI' }],
  ])('%s', (_name, request, refusal) => expect(refusalOf(request)).toEqual(refusal));

  it('has a minimum of one kip for amounts in kip', () => {
    const kip: TransferPlace[] = ['WALLET', 'PG'].map((code) => ({ code, name: null, balance: moneyOf(1_000, 'LAK') }));
    expect(checkTransfer({ from: 'WALLET', to: 'PG', amount: moneyOf(99, 'LAK') }, kip)).toEqual({
      ok: false,
      refusal: { code: 'BELOW_MINIMUM', minimum: moneyOf(100, 'LAK') },
    });
  });
});

describe('checkTransferAll', () => {
  const placesWith = (wallet: number | null, game: number | null): TransferPlace[] => [
    { code: 'WALLET', name: null, balance: wallet === null ? null : baht(wallet) },
    { code: 'PG', name: 'PG Soft', balance: game === null ? null : baht(game) },
  ];

  it.each<[string, string, TransferPlace[], TransferRefusal | null]>([
    ['accepts money in another place', 'WALLET', placesWith(0, 1), null],
    ['accepts an unknown balance in another place', 'WALLET', placesWith(0, null), null],
    ['refuses when all money is already in the target', 'WALLET', placesWith(500, 0), { code: 'NOTHING_TO_MOVE' }],
    ['refuses when the other balance is negative', 'WALLET', placesWith(500, -5), { code: 'NOTHING_TO_MOVE' }],
    ['refuses a missing target', '', placesWith(1, 1), { code: 'TARGET_MISSING' }],
    ['refuses an inactive target', 'IMI', placesWith(1, 1), { code: 'NOT_ACTIVE', place: 'IMI' }],
  ])('%s', (_name, to, all, refusal) => {
    expect(checkTransferAll(to, all)).toEqual(refusal === null ? { ok: true } : { ok: false, refusal });
  });
});

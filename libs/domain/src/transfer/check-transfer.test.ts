import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { moneyOf, type Money } from '../money/money.ts';
import { checkTransfer, checkTransferAll, type TransferRefusal, type TransferDraft } from './check-transfer.ts';
import type { TransferPlace } from './transfer-places.ts';

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
    ['wallet to game', { from: 'WALLET', to: 'PG', amount: baht(10_000) }, null],
    ['game to game', { from: 'BETFLIX', to: 'PG', amount: baht(100) }, null],
    ['exactly one baht', { from: 'WALLET', to: 'PG', amount: baht(100) }, null],
    ['a satang less', { from: 'WALLET', to: 'PG', amount: baht(99) }, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
    ['nothing', { from: 'WALLET', to: 'PG', amount: baht(0) }, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
    ['everything there is', { from: 'WALLET', to: 'PG', amount: baht(50_000) }, null],
    ['a satang more', { from: 'WALLET', to: 'PG', amount: baht(50_001) }, { code: 'NOT_ENOUGH', available: baht(50_000) }],
    ['a source with less than the minimum', { from: 'PG', to: 'WALLET', amount: baht(100) }, { code: 'NOT_ENOUGH', available: baht(50) }],
    ['a source whose balance is not known', { from: 'BETFLIX', to: 'WALLET', amount: baht(9_000_000) }, null],
    ['no amount', { from: 'WALLET', to: 'PG', amount: null }, { code: 'AMOUNT_MISSING' }],
    ['no source', { from: '', to: 'PG', amount: null }, { code: 'SOURCE_MISSING' }],
    ['no target', { from: 'WALLET', to: '', amount: baht(100) }, { code: 'TARGET_MISSING' }],
    ['the same twice', { from: 'PG', to: 'PG', amount: baht(100) }, { code: 'SAME_PLACE' }],
    ['an inactive source', { from: 'IMI', to: 'PG', amount: baht(100) }, { code: 'NOT_ACTIVE', place: 'IMI' }],
    ['an inactive target', { from: 'PG', to: 'IMI', amount: baht(100) }, { code: 'NOT_ACTIVE', place: 'IMI' }],
  ])('%s', (_name, request, refusal) => expect(refusalOf(request)).toEqual(refusal));

  it('wants one kip where kip are moved', () => {
    const kip: TransferPlace[] = ['WALLET', 'PG'].map((code) => ({ code, name: null, balance: moneyOf(1_000, 'LAK') }));
    expect(checkTransfer({ from: 'WALLET', to: 'PG', amount: moneyOf(99, 'LAK') }, kip)).toEqual({
      ok: false,
      refusal: { code: 'BELOW_MINIMUM', minimum: moneyOf(100, 'LAK') },
    });
  });

  it('never lets more out of a place than it holds, nor less than a baht, nor into itself', () => {
    const code = fc.constantFrom('WALLET', 'PG', 'BETFLIX', 'IMI', '');
    fc.assert(
      fc.property(code, code, fc.integer({ min: -1_000, max: 60_000 }), (from, to, minor) => {
        if (!checkTransfer({ from, to, amount: baht(minor) }, places).ok) return;
        expect(from).not.toBe(to);
        expect(minor).toBeGreaterThanOrEqual(100);
        const source = places.find((place) => place.code === from);
        expect(minor).toBeLessThanOrEqual(source?.balance?.minor ?? (from === 'BETFLIX' ? Number.POSITIVE_INFINITY : -1));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('checkTransferAll', () => {
  const held = (wallet: number | null, game: number | null): TransferPlace[] => [
    { code: 'WALLET', name: null, balance: wallet === null ? null : baht(wallet) },
    { code: 'PG', name: 'PG Soft', balance: game === null ? null : baht(game) },
  ];

  it.each<[string, string, TransferPlace[], TransferRefusal | null]>([
    ['money elsewhere', 'WALLET', held(0, 1), null],
    ['an unknown balance elsewhere', 'WALLET', held(0, null), null],
    ['all of it is there already', 'WALLET', held(500, 0), { code: 'NOTHING_TO_MOVE' }],
    ['a debt elsewhere is nothing to move', 'WALLET', held(500, -5), { code: 'NOTHING_TO_MOVE' }],
    ['no target', '', held(1, 1), { code: 'TARGET_MISSING' }],
    ['an inactive target', 'IMI', held(1, 1), { code: 'NOT_ACTIVE', place: 'IMI' }],
  ])('%s', (_name, to, all, refusal) => {
    expect(checkTransferAll(to, all)).toEqual(refusal === null ? { ok: true } : { ok: false, refusal });
  });
});

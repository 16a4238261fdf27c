import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { moneyOf, type Money } from './money/money.ts';
import { gameAccountsBalance, totalBalance, type GameAccount } from './wallet.ts';

const baht = (minor: number): Money => moneyOf(minor, 'BAHT');

function accountWith(balance: Money | null, isActive = true): GameAccount {
  return {
    code: 'G1',
    name: 'Game one',
    category: 'slot',
    balance,
    isActive,
    rate: 1,
    logo: null,
    background: null,
    web: null,
    android: null,
    ios: null,
  };
}

describe('totalBalance', () => {
  it.each<[string, Money | null, GameAccount[], Money | null]>([
    ['is the wallet balance without game accounts', baht(150), [], baht(150)],
    ['includes an active game account', baht(150), [accountWith(baht(25))], baht(175)],
    ['excludes an inactive game account', baht(150), [accountWith(baht(25), false)], baht(150)],
    ['ignores the unknown balance of an inactive game account', baht(150), [accountWith(null, false)], baht(150)],
    ['is unknown when the balance of an active game account is unknown', baht(150), [accountWith(baht(25)), accountWith(null)], null],
    ['is unknown when the wallet balance is unknown', null, [accountWith(baht(25))], null],
    ['subtracts a negative balance', baht(150), [accountWith(baht(-50))], baht(100)],
  ])('%s', (_name, balance, gameAccounts, total) => {
    expect(totalBalance({ balance, gameAccounts })).toEqual(total);
  });

  it('is unknown when the game accounts are missing', () => {
    expect(totalBalance({ balance: baht(150), gameAccounts: [], lacksGameAccounts: true })).toBeNull();
  });

  it('is the exact sum of the balances in any order', () => {
    const part = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });
    const account = fc.record({ minor: part, isActive: fc.boolean() });
    fc.assert(
      fc.property(part, fc.array(account, { maxLength: 100 }), (wallet, accounts) => {
        const gameAccounts = accounts.map(({ minor, isActive }) => accountWith(baht(minor), isActive));
        const exact = accounts.reduce((sum, { minor, isActive }) => (isActive ? sum + BigInt(minor) : sum), BigInt(wallet));
        const total = totalBalance({ balance: baht(wallet), gameAccounts });
        expect(BigInt(total?.minor ?? Number.NaN)).toBe(exact);
        expect(totalBalance({ balance: baht(wallet), gameAccounts: gameAccounts.toReversed() })).toEqual(total);
      }),
    );
  });
});

describe('gameAccountsBalance', () => {
  const slot = accountWith(baht(25));
  const games = { currency: 'BAHT' as const, gameAccounts: [slot, { ...accountWith(baht(40)), category: 'sport' as const }] };

  it('is the sum of all accounts, or of those of one category', () => {
    expect(gameAccountsBalance(games)).toEqual(baht(65));
    expect(gameAccountsBalance(games, 'sport')).toEqual(baht(40));
    expect(gameAccountsBalance(games, 'lotto')).toEqual(baht(0));
  });

  it('is unknown for every category when an account could not be read, and without a currency', () => {
    expect(gameAccountsBalance({ ...games, lacksGameAccounts: true }, 'sport')).toBeNull();
    expect(gameAccountsBalance({ ...games, currency: null })).toBeNull();
  });
});

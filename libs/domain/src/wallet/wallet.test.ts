import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { moneyOf, type Money } from '../money/money.ts';
import { totalBalance, type GameAccount } from './wallet.ts';

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
    ['no game account: the wallet alone', baht(150), [], baht(150)],
    ['an active one counts', baht(150), [accountWith(baht(25))], baht(175)],
    ['an inactive one is left out', baht(150), [accountWith(baht(25), false)], baht(150)],
    ['an unknown amount of an inactive one does not matter', baht(150), [accountWith(null, false)], baht(150)],
    ['an unknown amount of an active one: not known', baht(150), [accountWith(baht(25)), accountWith(null)], null],
    ['an unknown wallet: not known', null, [accountWith(baht(25))], null],
    ['an unknown wallet and nothing else: not known', null, [], null],
    ['a negative part takes away', baht(150), [accountWith(baht(-50))], baht(100)],
  ])('%s', (_name, balance, gameAccounts, total) => {
    expect(totalBalance({ balance, gameAccounts })).toEqual(total);
  });

  it('is not known where game accounts are missing', () => {
    expect(totalBalance({ balance: baht(150), gameAccounts: [], lacksGameAccounts: true })).toBeNull();
  });

  it('is the exact sum of its parts, whatever their order', () => {
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

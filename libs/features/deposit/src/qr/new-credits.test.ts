import type { StatementEntry } from '@wallet/api-client/statement';
import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { creditsOf, newCredit } from './new-credits.ts';

const paid: StatementEntry = {
  type: 'deposit', typeText: 'deposit', from: 'QR', to: 'WALLET', amount: moneyOf(300_00, 'BAHT'), status: 'success', createdAt: 1000, cause: null,
};
const wanted = moneyOf(300_00, 'BAHT');

describe('what came in since a code is shown', () => {
  it.each([
    ['a deposit of that amount', paid, true],
    ['one of another amount', { ...paid, amount: moneyOf(301_00, 'BAHT') }, false],
    ['one that is not there yet', { ...paid, status: 'in-progress' as const }, false],
    ['one that failed', { ...paid, status: 'failed' as const }, false],
    ['a withdrawal', { ...paid, type: 'withdraw' as const }, false],
    ['one whose amount is not known', { ...paid, amount: null }, false],
  ])('knows %s', (_name, row, isCredit) => {
    expect(creditsOf([row], wanted)).toHaveLength(isCredit ? 1 : 0);
  });

  it('counts every deposit where the code has no amount', () => {
    expect(creditsOf([paid, { ...paid, createdAt: 2000, amount: moneyOf(5_00, 'BAHT') }], null)).toHaveLength(2);
  });

  it('finds the one that was not there before, and none among those that were', () => {
    const before = new Set(creditsOf([paid], wanted).map(({ mark }) => mark));
    const later = { ...paid, createdAt: 2000 };
    expect(newCredit(creditsOf([paid], wanted), before)).toBeNull();
    expect(newCredit(creditsOf([later, paid], wanted), before)?.amount).toEqual(wanted);
  });
});

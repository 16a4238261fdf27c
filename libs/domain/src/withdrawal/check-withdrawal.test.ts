import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { moneyOf, type Money } from '../money/money.ts';
import { checkWithdrawal, wholeWithdrawal, type Withdrawable, type WithdrawalLimits, type WithdrawalRefusal } from './check-withdrawal.ts';

const baht = (minor: number): Money => moneyOf(minor, 'BAHT');

const limits: WithdrawalLimits = { minimum: baht(10_000), maximum: baht(5_000_000) };
const unknown: WithdrawalLimits = { minimum: null, maximum: null };
const rich: Withdrawable = { total: baht(9_000_000), isBonusActive: false };
const plain: Withdrawable = { total: baht(200_000), isBonusActive: false };
const withBonus: Withdrawable = { ...plain, isBonusActive: true };

describe('checkWithdrawal', () => {
  it.each<[string, Money | null, WithdrawalLimits, Withdrawable, WithdrawalRefusal | null]>([
    ['no amount', null, limits, plain, { code: 'AMOUNT_MISSING' }],
    ['exactly the minimum', baht(10_000), limits, plain, null],
    ['a satang less', baht(9_999), limits, plain, { code: 'BELOW_MINIMUM', minimum: baht(10_000) }],
    ['exactly the maximum', baht(5_000_000), limits, rich, null],
    ['a satang more', baht(5_000_001), limits, rich, { code: 'ABOVE_MAXIMUM', maximum: baht(5_000_000) }],
    ['everything there is', baht(200_000), limits, plain, null],
    ['a satang more than there is', baht(200_001), limits, plain, { code: 'NOT_ENOUGH', available: baht(200_000) }],
    ['a part under a bonus', baht(199_999), limits, withBonus, { code: 'WHOLE_BALANCE', whole: baht(200_000) }],
    ['everything under a bonus', baht(200_000), limits, withBonus, null],
    ['the maximum of more under a bonus', baht(5_000_000), limits, { ...rich, isBonusActive: true }, null],
    [
      'less than the maximum of more under a bonus',
      baht(4_000_000),
      limits,
      { ...rich, isBonusActive: true },
      { code: 'WHOLE_BALANCE', whole: baht(5_000_000) },
    ],
    ['an unknown balance is the backend’s to judge', baht(10_000), limits, { total: null, isBonusActive: true }, null],
    ['without a maximum', baht(9_000_000), { ...limits, maximum: null }, rich, null],
    ['one baht without a minimum', baht(100), unknown, plain, null],
    ['less than one baht without a minimum', baht(99), unknown, plain, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
    [
      'nothing where the operator’s minimum is 0',
      baht(0),
      { ...limits, minimum: baht(0) },
      plain,
      { code: 'BELOW_MINIMUM', minimum: baht(100) },
    ],
    ['half a baht where the operator allows it', baht(50), { ...limits, minimum: baht(50) }, plain, null],
  ])('%s', (_name, amount, allowed, member, refusal) => {
    expect(checkWithdrawal(amount, allowed, member)).toEqual(refusal === null ? { ok: true } : { ok: false, refusal });
  });

  it('lets nothing out that a limit, the balance or a bonus holds back', () => {
    const minor = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(minor, minor, minor, minor, fc.boolean(), (amount, minimum, maximum, total, isBonusActive) => {
        const check = checkWithdrawal(
          baht(amount),
          { minimum: baht(minimum), maximum: baht(maximum) },
          { total: baht(total), isBonusActive },
        );
        const isWithin = amount > 0 && amount >= (minimum || 100) && amount <= maximum && amount <= total;
        expect(check.ok).toBe(isWithin && (!isBonusActive || amount === Math.min(total, maximum)));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('wholeWithdrawal', () => {
  it.each<[string, Money | null, Money | null, Money | null]>([
    ['less than the maximum: all of it', baht(10), baht(20), baht(10)],
    ['more: the maximum', baht(30), baht(20), baht(20)],
    ['no maximum: all of it', baht(30), null, baht(30)],
    ['an unknown total: not known', null, baht(20), null],
  ])('%s', (_name, total, maximum, whole) => expect(wholeWithdrawal(total, maximum)).toEqual(whole));
});

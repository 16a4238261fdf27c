import { expect, it } from 'vitest';
import { moneyOf, type Money } from '../money/money.ts';
import { checkWithdrawal, wholeWithdrawal, type Withdrawable, type WithdrawalLimits, type WithdrawalRefusal } from './withdrawal.ts';

const baht = (minor: number): Money => moneyOf(minor, 'BAHT');

const limits: WithdrawalLimits = { minimum: baht(10_000), maximum: baht(5_000_000) };
const unknown: WithdrawalLimits = { minimum: null, maximum: null };
const rich: Withdrawable = { total: baht(9_000_000), isBonusActive: false };
const plain: Withdrawable = { total: baht(200_000), isBonusActive: false };
const withBonus: Withdrawable = { ...plain, isBonusActive: true };

it.each<[string, Money | null, WithdrawalLimits, Withdrawable, WithdrawalRefusal | null]>([
  ['refuses a missing amount', null, limits, plain, { code: 'AMOUNT_MISSING' }],
  ['accepts exactly the minimum', baht(10_000), limits, plain, null],
  ['refuses a satang less than the minimum', baht(9_999), limits, plain, { code: 'BELOW_MINIMUM', minimum: baht(10_000) }],
  ['accepts exactly the maximum', baht(5_000_000), limits, rich, null],
  ['refuses a satang more than the maximum', baht(5_000_001), limits, rich, { code: 'ABOVE_MAXIMUM', maximum: baht(5_000_000) }],
  ['accepts the whole balance', baht(200_000), limits, plain, null],
  ['refuses a satang more than the balance', baht(200_001), limits, plain, { code: 'NOT_ENOUGH', available: baht(200_000) }],
  [
    'refuses a part of the balance while a bonus is active',
    baht(199_999),
    limits,
    withBonus,
    { code: 'WHOLE_BALANCE', whole: baht(200_000) },
  ],
  ['accepts the whole balance while a bonus is active', baht(200_000), limits, withBonus, null],
  ['accepts the maximum of a larger balance while a bonus is active', baht(5_000_000), limits, { ...rich, isBonusActive: true }, null],
  [
    'refuses less than the maximum of a larger balance while a bonus is active',
    baht(4_000_000),
    limits,
    { ...rich, isBonusActive: true },
    { code: 'WHOLE_BALANCE', whole: baht(5_000_000) },
  ],
  ['accepts any amount within the limits when the balance is unknown', baht(10_000), limits, { total: null, isBonusActive: true }, null],
  ['accepts a large amount without a maximum', baht(9_000_000), { ...limits, maximum: null }, rich, null],
  ['accepts one baht without a minimum', baht(100), unknown, plain, null],
  ['refuses less than one baht without a minimum', baht(99), unknown, plain, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
  ['refuses 0 when the minimum is 0', baht(0), { ...limits, minimum: baht(0) }, plain, { code: 'BELOW_MINIMUM', minimum: baht(100) }],
  ['accepts half a baht when the minimum is half a baht', baht(50), { ...limits, minimum: baht(50) }, plain, null],
])('checkWithdrawal: %s', (_name, amount, allowed, member, refusal) => {
  expect(checkWithdrawal(amount, allowed, member)).toEqual(refusal === null ? { ok: true } : { ok: false, refusal });
});

it.each<[string, Money | null, Money | null, Money | null]>([
  ['is the total when it is less than the maximum', baht(10), baht(20), baht(10)],
  ['is the maximum when the total is more', baht(30), baht(20), baht(20)],
  ['is the total without a maximum', baht(30), null, baht(30)],
  ['is unknown when the total is unknown', null, baht(20), null],
])('wholeWithdrawal: %s', (_name, total, maximum, whole) => expect(wholeWithdrawal(total, maximum)).toEqual(whole));

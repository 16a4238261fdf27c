import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsMore,
  answerRaise,
  budgetFrom,
  budgetLeft,
  budgetPeriods,
  changeBudget,
  isBudgetOfferDue,
  isRaiseReady,
  mayHaveLost,
  passesBudget,
  type Budget,
  type BudgetPeriod,
} from './play-budget.ts';

const dayMs = 24 * 3_600_000;
const now = Date.parse('2026-11-26T20:00:00+07:00');
const of = (period: BudgetPeriod, minor: number): Budget => ({ period, minor, currency: 'BAHT' });

it.each([
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const)('budgetFrom counts a %s as %i days before now', (period, days) => expect(budgetFrom(period, now)).toBe(now - days * dayMs));

it.each([
  ['the same', of('week', 100), of('week', 100), false],
  ['less', of('week', 99), of('week', 100), false],
  ['more', of('week', 101), of('week', 100), true],
  ['none', null, of('week', 100), true],
  ['the same for longer', of('month', 100), of('day', 100), false],
  ['more for longer, which could be spent at once', of('month', 101), of('day', 100), true],
  ['the same for a shorter period', of('day', 100), of('week', 100), true],
  ['a seventh a day instead of a week', of('day', 14), of('week', 98), false],
  ['more than a seventh a day', of('day', 15), of('week', 98), true],
  ['a fifth a week instead of a month, which has parts of five', of('week', 20), of('month', 100), false],
  ['more than a fifth a week', of('week', 21), of('month', 100), true],
  ['another currency', { ...of('week', 1), currency: 'LAK' as const }, of('week', 100), true],
])('allowsMore: %s', (_name, next, current, isMore) => expect(allowsMore(next, current)).toBe(isMore));

const period = fc.constantFrom(...budgetPeriods);
const budget = fc.record({ period, minor: fc.integer({ min: 1, max: 1_000_000 }), currency: fc.constant('BAHT' as const) });

describe('changeBudget', () => {
  it('sets the first budget, and lower ones, at once', () => {
    expect(changeBudget(null, of('day', 500), now)).toEqual({ budget: of('day', 500), raise: null });
    expect(changeBudget(null, null, now)).toBeNull();
    const set = { budget: of('day', 500), raise: { to: of('day', 900), askFrom: now } };
    expect(changeBudget(set, of('day', 400), now)).toEqual({ budget: of('day', 400), raise: null });
  });

  it('lets a higher one, and none, wait for a day and another answer', () => {
    const set = { budget: of('day', 500), raise: null };
    for (const to of [of('day', 501), null]) {
      const raised = changeBudget(set, to, now);
      expect(raised).toEqual({ budget: set.budget, raise: { to, askFrom: now + dayMs } });
      if (!raised) continue;
      expect(isRaiseReady(raised, now + dayMs - 1)).toBe(false);
      expect(isRaiseReady(raised, now + dayMs)).toBe(true);
      expect(answerRaise(raised, false)).toEqual(set);
      expect(answerRaise(raised, true)).toEqual(to && { budget: to, raise: null });
    }
  });

  it('has nothing to ask without a raise', () => {
    const set = { budget: of('day', 500), raise: null };
    expect(isRaiseReady(set, now + 100 * dayMs)).toBe(false);
    expect(answerRaise(set, true)).toEqual(set);
  });
});

it('a budget that allows no more lets through no deposits that pass the former one', () => {
  const deposits = fc.array(fc.record({ at: fc.integer({ min: 0, max: 40 * dayMs }), minor: fc.integer({ min: 1, max: 1000 }) }), {
    maxLength: 30,
  });
  const most = (all: readonly { readonly at: number; readonly minor: number }[], { period: length }: Budget) => {
    const ms = now - budgetFrom(length, now);
    return Math.max(0, ...all.map(({ at: from }) => sum(all.filter(({ at }) => at >= from && at < from + ms))));
  };
  const sum = (all: readonly { readonly minor: number }[]) => all.reduce((total, { minor }) => total + minor, 0);
  fc.assert(
    fc.property(budget, budget, deposits, (current, next, all) => {
      fc.pre(!allowsMore(next, current));
      if (most(all, next) <= next.minor) expect(most(all, current)).toBeLessThanOrEqual(current.minor);
    }),
  );
});

it.each([
  ['nothing used', 0, 500, 500, false],
  ['an amount that uses it up', 300, 200, 200, false],
  ['an amount that passes it', 300, 201, 200, true],
  ['a budget that was passed', 600, 1, 0, true],
  ['an unknown amount while something is left', 499, null, 1, false],
  ['an unknown amount once it is used up', 500, null, 0, true],
])('budgetLeft and passesBudget: %s', (_name, used, amount, left, isPassed) => {
  expect(budgetLeft(of('day', 500), used)).toBe(left);
  expect(passesBudget(of('day', 500), used, amount)).toBe(isPassed);
});

it.each([
  ['at the first deposit', null, true],
  ['not again before half a year', now - 182 * dayMs + 1, false],
  ['again after half a year', now - 182 * dayMs, true],
])('isBudgetOfferDue: %s', (_name, answeredAt, isDue) => expect(isBudgetOfferDue(answeredAt, now)).toBe(isDue));

it.each([
  ['after more went in than came out', 100, 99, true],
  ['not after as much came out', 100, 100, false],
  ['not after a win', 0, 500, false],
])('mayHaveLost: %s', (_name, deposits, withdrawals, hasLost) => expect(mayHaveLost(deposits, withdrawals)).toBe(hasLost));

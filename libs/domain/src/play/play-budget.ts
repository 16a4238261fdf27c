import type { Currency } from '../money/money.ts';

const dayMs = 24 * 3_600_000;

/** The periods of a budget. Each is counted back from now. */
export const budgetPeriods = ['day', 'week', 'month'] as const;

export type BudgetPeriod = (typeof budgetPeriods)[number];

const daysOf: Readonly<Record<BudgetPeriod, number>> = { day: 1, week: 7, month: 30 };

/** How much a member means to deposit at most in any period of that length. A reminder: nothing is blocked. */
export interface Budget {
  readonly period: BudgetPeriod;
  /** In hundredths. */
  readonly minor: number;
  readonly currency: Currency;
}

/** A budget, and the higher one that the member wants instead. */
export interface SetBudget {
  readonly budget: Budget;
  /** Null without one. `to` is null if the member wants no budget any more. */
  readonly raise: { readonly to: Budget | null; readonly askFrom: number } | null;
}

/** A higher budget waits so long before the member is asked again. */
const raiseWaitMs = dayMs;

/** When the period of a budget began, by the clock of the server. */
export function budgetFrom(period: BudgetPeriod, nowMs: number): number {
  return nowMs - daysOf[period] * dayMs;
}

/** Whether `next` allows more than `current` at any time. No budget allows most. */
export function allowsMore(next: Budget | null, current: Budget): boolean {
  if (next?.currency !== current.currency) return true;
  // A shorter period may begin several times within the current one.
  const times = Math.max(1, Math.ceil(daysOf[current.period] / daysOf[next.period]));
  return next.minor * times > current.minor;
}

/** The budget after a member has chosen another one: at once if it allows no more, otherwise after a day and another question. */
export function changeBudget(current: SetBudget | null, next: Budget | null, nowMs: number): SetBudget | null {
  if (current === null || !allowsMore(next, current.budget)) return next && { budget: next, raise: null };
  return { budget: current.budget, raise: { to: next, askFrom: nowMs + raiseWaitMs } };
}

/** Whether the member is to be asked again if they still want the higher budget. */
export function isRaiseReady({ raise }: SetBudget, nowMs: number): boolean {
  return raise !== null && nowMs >= raise.askFrom;
}

/** The budget after the member has said whether they still want the higher one. */
export function answerRaise({ budget, raise }: SetBudget, isWanted: boolean): SetBudget | null {
  if (!isWanted || raise === null) return { budget, raise: null };
  return raise.to && { budget: raise.to, raise: null };
}

/** What is left of a budget, in hundredths, after deposits of `used`. */
export function budgetLeft({ minor }: Budget, used: number): number {
  return Math.max(0, minor - used);
}

/** Whether a deposit would pass the budget. Without a known amount, whether nothing of the budget is left. */
export function passesBudget(budget: Budget, used: number, amount: number | null): boolean {
  return amount === null ? used >= budget.minor : used + amount > budget.minor;
}

/** Half a year. */
const offerEveryMs = 182 * dayMs;

/**
 * Whether it is time to offer a budget to a member without one who has deposited: the first time, and half a year after each answer. `answeredAt` is when
 * they answered last, by the clock of the server.
 */
export function isBudgetOfferDue(answeredAt: number | null, nowMs: number): boolean {
  return answeredAt === null || nowMs - answeredAt >= offerEveryMs;
}

/** Whether they have put more in than they took out, since they may have lost it. Nothing is offered then. */
export const mayHaveLost = (deposits: number, withdrawals: number): boolean => deposits > withdrawals;

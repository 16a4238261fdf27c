import type { MoneyStatus } from './statement.ts';
import { moneyOf, type Currency, type Money } from '../money/money.ts';

/** As many as fit in one line of a phone. */
const most = 3;

interface Entry {
  readonly amount: Money | null;
  readonly status: MoneyStatus;
}

/** The last different amounts of one currency, at most three, in the order of the entries. Failed entries do not count. */
export function recentAmounts(entries: readonly Entry[], currency: Currency): readonly Money[] {
  const amounts = new Map<number, Money>();
  for (const { amount, status } of entries) {
    if (amount?.currency !== currency || amount.minor === 0 || status === 'failed') continue;
    const minor = Math.abs(amount.minor);
    if (amounts.size < most && !amounts.has(minor)) amounts.set(minor, moneyOf(minor, currency));
  }
  return [...amounts.values()];
}

import { moneyOf, type Currency, type Money } from '../money/money.ts';
import type { QuickAmounts } from '../settings/page-settings.ts';

/** In whole units. */
const amounts: Readonly<Record<Currency, readonly number[]>> = {
  BAHT: [50, 100, 300, 500, 1000],
  LAK: [50_000, 100_000, 300_000, 500_000, 1_000_000],
};

/** Amounts of a transfer that one tap fills in: those of the operator, if they are set. */
export const transferAmounts = (currency: Currency, quickAmounts: QuickAmounts = {}): readonly Money[] =>
  (quickAmounts[currency] ?? amounts[currency]).map((units) => moneyOf(units * 100, currency));

import { moneyOf, type Currency, type Money } from '../money/money.ts';

/** In whole units. */
const amounts: Readonly<Record<Currency, readonly number[]>> = {
  BAHT: [50, 100, 300, 500, 1000],
  LAK: [50_000, 100_000, 300_000, 500_000, 1_000_000],
};

/** Amounts of a transfer that one tap fills in. */
export const transferAmounts = (currency: Currency): readonly Money[] => amounts[currency].map((units) => moneyOf(units * 100, currency));

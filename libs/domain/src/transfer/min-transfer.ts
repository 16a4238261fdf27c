import { moneyOf, type Currency, type Money } from '../money/money.ts';

/** The minimum of a transfer: one whole unit of the currency. */
export function minTransfer(currency: Currency): Money {
  return moneyOf(100, currency);
}

import { fromWireAmount, type Currency, type Money } from '@wallet/domain';

/** Names of the currencies at backends: the contract's own words, ISO codes, and names. */
const words: Readonly<Partial<Record<string, Currency>>> = { BAHT: 'BAHT', THB: 'BAHT', LAK: 'LAK', KIP: 'LAK' };

/** Parses a currency of a response. An absent currency is the market's. Null for one that this version does not know. */
export function toCurrency(word = '', ofMarket: Currency | null): Currency | null {
  const name = word.trim().toUpperCase();
  return name === '' ? ofMarket : (words[name] ?? null);
}

/** Parses an amount of a response. The amount is unknown if its currency is. */
export function toMoney(amount: number | null, currency: Currency | null): Money | null {
  return currency && fromWireAmount(amount, currency);
}

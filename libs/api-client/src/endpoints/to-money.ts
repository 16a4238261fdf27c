import { fromWireAmount, type Currency, type Money } from '@wallet/domain';

/** What backends call the currencies: by the wire's own words, by their codes, by their names. */
const words: Readonly<Partial<Record<string, Currency>>> = { BAHT: 'BAHT', THB: 'BAHT', LAK: 'LAK', KIP: 'LAK' };

/** Reads the wire's word for a currency. One that is missing is the market's; null for one that this version does not know. */
export function toCurrency(word = '', ofMarket: Currency | null): Currency | null {
  const name = word.trim().toUpperCase();
  return name === '' ? ofMarket : (words[name] ?? null);
}

/** Reads an amount of the wire. A currency that is not known has no name here, so its figures are not known either. */
export function toMoney(amount: number | null, currency: Currency | null): Money | null {
  return currency && fromWireAmount(amount, currency);
}

import { fromWireAmount, type Currency, type Money } from '@wallet/domain';

/** What backends call the currencies: by the wire's own words, by their codes, by their names. */
const words: Readonly<Partial<Record<string, Currency>>> = { '': 'BAHT', BAHT: 'BAHT', THB: 'BAHT', LAK: 'LAK', KIP: 'LAK' };

/** Reads the wire's word for a currency. A missing one is baht; null for one that this version does not know. */
export function toCurrency(word = ''): Currency | null {
  return words[word.trim().toUpperCase()] ?? null;
}

/** Reads an amount of the wire. A currency that is not known has no name here, so its figures are not known either. */
export function toMoney(amount: number | null, currency: Currency | null): Money | null {
  return currency && fromWireAmount(amount, currency);
}

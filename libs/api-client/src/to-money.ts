import { currencies, fromWireAmount, type Currency, type Money } from '@wallet/domain';

/** Reads the wire's word for a currency. A missing one is baht; null for one that this version does not know. */
export function toCurrency(word: string | undefined): Currency | null {
  if (word === undefined || word === '') return 'BAHT';
  return currencies.find((currency) => currency === word.toUpperCase()) ?? null;
}

/** Reads an amount of the wire. A currency that is not known has no name here, so its figures are not known either. */
export function toMoney(amount: number | null, currency: Currency | null): Money | null {
  return currency && fromWireAmount(amount, currency);
}

import { moneyOf, type Currency, type Money } from './money.ts';

/** 90 billion. Far above any balance, and low enough that the sum of hundreds of them is an exact integer (2^53). */
export const largestMinor = 9_000_000_000_000;

const decimal = /^-?\d+(?:\.\d{1,2})?$/;

/**
 * Reads an amount as the backend sends it: a JSON number with at most two decimals.
 * Anything else gives null, which every screen shows as '-': a guess would be worse than no figure.
 * Goes through the decimal text, since 1.005 * 100 is not 100.5 in binary.
 */
export function fromWireAmount(value: unknown, currency: Currency): Money | null {
  if (typeof value !== 'number') return null;
  const text = String(value);
  if (!decimal.test(text)) return null;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (minor > largestMinor) return null;
  return moneyOf(value < 0 ? -minor : minor, currency);
}

/** Writes an amount as the JSON number that the backend expects. */
export function toWireAmount(money: Money): number {
  return money.minor / 100;
}

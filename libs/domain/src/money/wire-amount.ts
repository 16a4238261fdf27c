import { moneyOf, type Currency, type Money } from './money.ts';
import { readWireNumber } from '../wire/wire-readers.ts';

/** 90 billion. Far above any balance, and low enough that the sum of hundreds of them is an exact integer (2^53). */
export const largestMinor = 9_000_000_000_000;

/** How far sums of binary fractions drift: 0.1 + 0.2 is 0.30000000000000004. A third decimal is far more than that. */
const drift = 1e-6;

/**
 * Reads an amount as backends send it: a number with at most two decimals, or its figures as text.
 * Anything else gives null, which every screen shows as '-': a guess would be worse than no figure.
 * Goes through the decimal text, since 1.005 * 100 is not 100.5 in binary.
 */
export function fromWireAmount(value: unknown, currency: Currency): Money | null {
  const number = readWireNumber(value);
  if (number === null) return null;
  const figures = number.toFixed(2);
  const minor = Number(figures.replace('.', ''));
  if (Math.abs(minor) > largestMinor || Math.abs(number - Number(figures)) > drift) return null;
  return moneyOf(minor, currency);
}

/** Writes an amount as the JSON number that the backend expects. */
export function toWireAmount(money: Money): number {
  return money.minor / 100;
}

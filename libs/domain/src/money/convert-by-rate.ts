import { moneyOf, type Money } from './money.ts';

/** A decimal number as JSON writes it; small ones come with an exponent. */
const decimal = /^(\d{1,15})(?:\.(\d{1,20}))?(?:e-(\d{1,2}))?$/;

/**
 * What a balance is worth inside a game: balance times the game account's rate, in hundredths of the game's own unit.
 * The rate is read digit by digit, as a binary fraction would be off by a hundredth now and then.
 * Halves are rounded away from zero, as on a receipt: 0.005 becomes 0.01, and 0.004 becomes 0.00.
 * null when the balance or the rate is not known (no plain decimal number above zero), or the product is no exact amount.
 */
export function convertByRate(balance: Money | null, rate: unknown): Money | null {
  if (balance === null || (typeof rate !== 'number' && typeof rate !== 'string')) return null;
  const parts = decimal.exec(String(rate));
  if (parts === null) return null;
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const factor = BigInt(whole + fraction);
  if (factor === 0n) return null;
  const scale = 10n ** BigInt(fraction.length + Number(exponent));
  const product = BigInt(Math.abs(balance.minor)) * factor;
  const minor = Number((2n * product + scale) / (2n * scale));
  if (!Number.isSafeInteger(minor)) return null;
  return moneyOf(balance.minor < 0 ? -minor : minor, balance.currency);
}

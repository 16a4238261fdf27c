import type { Money } from './money.ts';

/** What stands where an amount is not known. */
export const unknownAmount = '-';

/**
 * The figures of an amount: grouped by thousands, always two decimals, '-' when not known.
 * The one place where an amount becomes text; the currency's word or symbol comes from the translations.
 */
export function formatAmount(money: Money | null): string {
  if (money === null) return unknownAmount;
  const digits = String(Math.abs(money.minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${money.minor < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

import { toPlainDigits } from '../text/to-plain-digits.ts';
import { moneyOf, type Currency, type Money } from './money.ts';
import { largestMinor } from './wire-amount.ts';

/** Commas only where thousands end: in 1,5 somebody may mean one and a half. */
const typed = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/**
 * Reads what a member typed into an amount field, also in Thai or Lao digits and with commas between thousands.
 * null for an empty field and for whatever is no amount with at most two decimals.
 */
export function readTypedAmount(text: string, currency: Currency): Money | null {
  const digits = toPlainDigits(text.trim());
  const [, whole = '', fraction = ''] = typed.exec(digits) ?? [];
  if (whole === '' && fraction === '') return null;
  const minor = Number(`${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`);
  return minor > largestMinor ? null : moneyOf(minor, currency);
}

import { refuse, type Check } from '../check.ts';
import { moneyOf, type Currency, type Money } from './money.ts';
import { largestMinor } from './wire-amount.ts';
import { cleanText } from '../text/clean-text.ts';

/** What people write before or after an amount of each currency, in any language. */
const units: Readonly<Record<Currency, string>> = {
  BAHT: '฿|thb|baht|บาท(?:ถ้วน)?|บ\\.?|ບາດ',
  LAK: '₭|lak|kip|กีบ|ກີບ',
};

/** Digits, with commas, spaces or apostrophes only where thousands end, then a fraction or the sign of a round price, as in 100.-. */
const figures = "(\\d+|[1-9]\\d{0,2}(?:([, '])\\d{3})(?:\\2\\d{3})*)?(?: ?\\.-|([.,])(\\d{0,2}))?";

/** Two lines or cells with digits are two numbers. */
const severalLines = /\p{Nd}\P{Nd}*[\t\n\r]\P{Nd}*\p{Nd}/u;

/**
 * Reads what a member typed or pasted into an amount field: digits of any script, with or without the currency. A comma before one or two digits at
 * the end is a decimal sign, before three it separates thousands. Null for an empty field, for another currency, and for whatever is no amount with at
 * most two decimals, or could be meant otherwise.
 */
export function readTypedAmount(text: string, currency: Currency): Money | null {
  const minor = readMinor(text, currency);
  return minor === null || minor > largestMinor ? null : moneyOf(minor, currency);
}

export interface AmountTooLarge {
  readonly code: 'AMOUNT_TOO_LARGE';
}

/** Whether a text is an amount, but one beyond what can be counted exactly. */
export function isAmountTooLarge(text: string, currency: Currency): boolean {
  return (readMinor(text, currency) ?? 0) > largestMinor;
}

/** Applies the rule of a form to a typed amount. A number that is too large is not called missing. */
export function checkTypedAmount<Refusal extends { readonly code: string }>(
  text: string,
  currency: Currency,
  check: (amount: Money | null) => Check<Refusal>,
): Check<Refusal | AmountTooLarge> {
  const checked = check(readTypedAmount(text, currency));
  const isMissing = !checked.ok && checked.refusal.code === 'AMOUNT_MISSING';
  return isMissing && isAmountTooLarge(text, currency) ? refuse({ code: 'AMOUNT_TOO_LARGE' }) : checked;
}

/** The hundredths of an amount of any size. */
function readMinor(text: string, currency: Currency): number | null {
  const unit = `(?:${units[currency]})`;
  const typed = new RegExp(`^(?:\\+ ?)?(?:${unit} ?)?${figures}(?: ?${unit})?$`, 'i').exec(cleanText(text));
  if (!typed || severalLines.test(text)) return null;
  const [, whole = '', thousands, decimalSign, fraction = ''] = typed;
  if (whole === '' && fraction === '') return null;
  if (decimalSign === ',' && (thousands === ',' || fraction === '')) return null;
  return Number(`${whole.replace(/\D/g, '')}${fraction.padEnd(2, '0')}`);
}

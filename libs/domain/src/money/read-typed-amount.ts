import { cleanText } from '../text/clean-text.ts';
import { moneyOf, type Currency, type Money } from './money.ts';
import { largestMinor } from './wire-amount.ts';

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
  const unit = `(?:${units[currency]})`;
  const typed = new RegExp(`^(?:\\+ ?)?(?:${unit} ?)?${figures}(?: ?${unit})?$`, 'i').exec(cleanText(text));
  if (!typed || severalLines.test(text)) return null;
  const [, whole = '', thousands, decimalSign, fraction = ''] = typed;
  if (whole === '' && fraction === '') return null;
  if (decimalSign === ',' && (thousands === ',' || fraction === '')) return null;
  const minor = Number(`${whole.replace(/\D/g, '')}${fraction.padEnd(2, '0')}`);
  return minor > largestMinor ? null : moneyOf(minor, currency);
}

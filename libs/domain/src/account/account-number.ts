import { cleanText } from '../text/clean-text.ts';
import { onlyNumber } from '../text/only-number.ts';

/** How many characters at the end stay visible: enough to recognise one's own account, too few to use it. */
const shownAtEnd = 4;

/** Formats a bank account number: `123-456-7890` if it has exactly 10 characters, otherwise unchanged. */
export function groupAccountNumber(number: string): string {
  return number.length === 10 ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
}

/** What tells two bank account numbers apart: neither their spaces and hyphens nor the script of their digits. */
export function comparableAccountNumber(number: string): string {
  return cleanText(number)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Masks a bank account number except for its last four characters. A shorter number is masked completely. */
export function maskAccountNumber(number: string): string {
  const shown = number.length > shownAtEnd ? number.slice(-shownAtEnd) : '';
  return shown.padStart(number.length, '•');
}

/** Reads a bank account number: its digits, without spaces, dashes and words around it. Empty if the text is not one whole number. */
export function plainAccountNumber(typed: string): string {
  return onlyNumber(cleanText(typed), /\d(?:[ -]*\d)*/g)?.replace(/\D/g, '') ?? '';
}

/** Numbers have up to 15 digits in Thailand and up to 18 in Laos. Twenty are a number of ten digits twice. */
const mostDigits = 19;

/** Whether a typed number is longer than that of any bank. */
export function isAccountNumberTooLong(typed: string): boolean {
  return plainAccountNumber(typed).length > mostDigits;
}

/** Whether a number can be sent back as it was read. False if the operator masks part of it. */
export function isWholeAccountNumber(number: string): boolean {
  return /^[\d -]*\d[\d -]*$/.test(cleanText(number));
}

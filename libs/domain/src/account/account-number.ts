import { toPlainDigits } from '../text/to-plain-digits.ts';

/** How many characters at the end stay readable: enough to recognise one's own account, too few to use it. */
const shownAtEnd = 4;

/** A bank account number for reading: `123-456-7890` when it has exactly 10 characters, otherwise as it is. */
export function groupAccountNumber(number: string): string {
  return number.length === 10 ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
}

/** A bank account number with its last four characters only. One that has no more than those is hidden as a whole. */
export function maskAccountNumber(number: string): string {
  const shown = number.length > shownAtEnd ? number.slice(-shownAtEnd) : '';
  return shown.padStart(number.length, '•');
}

/** A bank account number as it is sent: without the spaces and dashes of a bank's app, in plain digits. */
export function plainAccountNumber(typed: string): string {
  return toPlainDigits(typed).replace(/[\s-]/g, '');
}

/** May this number be sent back as it was read? Not where the operator hides a part of it. */
export function isWholeAccountNumber(number: string): boolean {
  return /^\d+$/.test(plainAccountNumber(number));
}

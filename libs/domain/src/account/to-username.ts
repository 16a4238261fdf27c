import { toPlainDigits } from '../text/to-plain-digits.ts';

/** Converts a typed phone number into the username: digits only. Input with other characters is not a phone number and stays unchanged. */
export function toUsername(typed: string): string {
  const text = typed.trim();
  const plain = toPlainDigits(text);
  return /^\+?[\d\s().-]+$/.test(plain) ? plain.replace(/[\s().-]/g, '') : text;
}

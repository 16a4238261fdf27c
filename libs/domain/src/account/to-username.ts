import { toPlainDigits } from '../text/to-plain-digits.ts';

/**
 * The username that a typed phone number stands for: bare digits, without what people put between them. What has
 * anything else in it is no phone number, and stays as it was typed.
 */
export function toUsername(typed: string): string {
  const text = typed.trim();
  const plain = toPlainDigits(text);
  return /^\+?[\d\s().-]+$/.test(plain) ? plain.replace(/[\s().-]/g, '') : text;
}

import { cleanText } from '../text/clean-text.ts';

/** The input of the form. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordChangeCheck = 'ok' | 'incomplete' | 'not-equal';

/** All three fields are required, and the new password must be repeated. Spaces are part of a password. */
export function checkPasswordChange({ oldPassword, newPassword, confirmPassword }: PasswordChange): PasswordChangeCheck {
  if (oldPassword === '' || newPassword === '' || confirmPassword === '') return 'incomplete';
  return newPassword === confirmPassword ? 'ok' : 'not-equal';
}

/** Longer than any code. */
const maxDigits = 16;

/** A word with a digit in it, and the numbers right after it. */
const words = /[a-z\d/-]*\d[a-z\d/-]*(?: \d+)*/gi;

/**
 * Reads what was typed or pasted into the field of a one-time code. A whole message, or several numbers, give the only number in it that can be the
 * code: of four to eight digits, also written as 482-913 or G-482913. Null for a message without exactly one. Otherwise all digits.
 */
export function readOneTimeCode(text: string): string | null {
  const clean = cleanText(text);
  const codes = new Set((clean.match(words) ?? []).flatMap(toNumbers).filter(isCode));
  const [code, ...others] = codes;
  if (code !== undefined && others.length === 0) return code;
  return /\p{L}/u.test(clean) ? null : clean.replace(/\D/g, '').slice(0, maxDigits);
}

function toNumbers(word: string): readonly string[] {
  return /^\d{3}[ -]\d{3}$/.test(word) ? [word.replace(/\D/, '')] : word.split(' ').map((number) => number.replace(/^[a-z]-/i, ''));
}

function isCode(number: string): boolean {
  return /^\d{4,8}$/.test(number);
}

import { toPlainDigits } from '@wallet/domain';

/** Removes formatting from a phone number. A leading plus means a country code. */
export function tidyPhone(text: string): string {
  return toPlainDigits(text).replace(/(?!^\+)\D/g, '');
}

import { toPlainDigits } from '@wallet/domain';

/** A phone number without what people put between its digits. A plus at its start says that a country follows. */
export function tidyPhone(text: string): string {
  return toPlainDigits(text).replace(/(?!^\+)\D/g, '');
}

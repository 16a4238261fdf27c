import { maskAccountNumber } from '@wallet/domain';

/** As short as the shortest account number, longer than a date, with or without dashes. */
const accountNumber = /\d(?:-?\d){9,}/g;

/** A text of the backend without whole account or phone numbers: the last four digits stay. */
export function hideAccountNumbers(text: string): string {
  return text.replace(accountNumber, maskAccountNumber);
}

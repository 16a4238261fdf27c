import { maskAccountNumber } from '@wallet/domain';

/** As short as the shortest account number and longer than a date, with or without dashes. */
const accountNumber = /\d(?:-?\d){9,}/g;

/** Masks account and phone numbers in a backend text: the last four digits stay. */
export function hideAccountNumbers(text: string): string {
  return text.replace(accountNumber, maskAccountNumber);
}

import type { DepositBank } from '@wallet/api-client/money-lookups';
import { comparableAccountNumber, groupAccountNumber, maskAccountNumber } from '@wallet/domain';

/** What is kept of an account: enough to recognise it and to name it, and not its number. */
export interface AccountMark extends Pick<DepositBank, 'bankCode' | 'nameTH' | 'nameEN' | 'currency'> {
  readonly lastDigits: string;
  readonly numberHash: string;
}

/** An account that the member has taken out of the app, to pay to it, or may have. */
export interface TakenAccount extends AccountMark {
  /**
   * `seen`: it was in sight when they left the page. `paid`: they say that they have paid to it, or a slip for it may have arrived.
   * `sent`: a slip for it has arrived.
   */
  readonly state: 'seen' | 'copied' | 'paid' | 'sent';
  /** In milliseconds. */
  readonly takenAt: number;
}

/** An account that a slip can be sent for. A mark where it is no longer offered. */
export type Payee = DepositBank | AccountMark;

const isOffered = (payee: Payee): payee is DepositBank => 'bankAccountNo' in payee;

/** FNV-1a. It tells the accounts of an operator apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function markOf(payee: Payee): AccountMark {
  if (!isOffered(payee)) return payee;
  const { bankCode, nameTH, nameEN, currency, bankAccountNo } = payee;
  const number = comparableAccountNumber(bankAccountNo);
  return { bankCode, nameTH, nameEN, currency, lastDigits: maskAccountNumber(number).replaceAll('•', ''), numberHash: hashOf(number) };
}

/** Identifies an account, however its number is written: a bank may have several, and one in each currency. */
export function accountKey(payee: Payee): string {
  const { bankCode, currency, numberHash } = markOf(payee);
  return [bankCode.trim().toUpperCase(), currency ?? '', numberHash].join(' ');
}

export const findAccount = (accounts: readonly DepositBank[], payee: Payee): DepositBank | undefined =>
  accounts.find((each) => accountKey(each) === accountKey(payee));

/** The number as it is shown: of an account that is no longer offered, its end. */
export const shownNumber = (payee: Payee): string => (isOffered(payee) ? groupAccountNumber(payee.bankAccountNo) : `••${payee.lastDigits}`);

/** The bank and the end of the number, for sentences. */
export function accountText(payee: Payee): string {
  const { bankCode, lastDigits } = markOf(payee);
  return `${bankCode} ••${lastDigits}`;
}

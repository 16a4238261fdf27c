import { isEnglishName, needsEnglishName, plainAccountNumber } from '@wallet/domain';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../http/refusal.ts';

export interface BankData {
  readonly bankCode: string | null;
  readonly bankAccountName: string | null;
  readonly bankAccountNo: string | null;
}

/** Whether a text can be a name: without HTML and control characters. */
export function isPlainName(text: string): boolean {
  return !/[\p{Cc}<>]/u.test(text);
}

const minPasswordLength = 8;

/** Throws Refusal INVALID_USER_INFO for a password that is too short. */
export function requirePassword(password: string): void {
  // Counts code points.
  if ([...password.normalize('NFKC')].length < minPasswordLength) throw new Refusal(400, 'INVALID_USER_INFO');
}

/** Throws Refusal INVALID_BANK, BANK_ACCOUNT_NAME_ENG. */
export function requireBank(operator: Operator, { bankCode, bankAccountName, bankAccountNo }: BankData): void {
  const isBank = operator.banks.some(({ code }) => code === bankCode);
  const isNumber = /^\d{6,20}$/.test(plainAccountNumber(bankAccountNo ?? ''));
  const name = bankAccountName ?? '';
  if (!isBank || !isNumber || !isPlainName(name)) throw new Refusal(400, 'INVALID_BANK');
  if (needsEnglishName(bankCode ?? '') && !isEnglishName(name)) throw new Refusal(400, 'BANK_ACCOUNT_NAME_ENG');
}

import type { Language } from '../settings/market-profile.ts';
import { cleanText, onlyNumber } from '../text/clean-text.ts';

/** How many characters at the end stay visible: enough to recognise one's own account, too few to use it. */
const shownAtEnd = 4;

/** Formats a bank account number: `123-456-7890` if it has exactly 10 characters, otherwise unchanged. */
export function groupAccountNumber(number: string): string {
  return number.length === 10 ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : number;
}

/** What tells two bank account numbers apart: neither their spaces and hyphens nor the script of their digits. */
export function comparableAccountNumber(number: string): string {
  return cleanText(number)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** Masks a bank account number except for its last four characters, by as many dots for any length. A shorter number is masked completely. */
export function maskAccountNumber(number: string): string {
  return number && `••••••${number.length > shownAtEnd ? number.slice(-shownAtEnd) : ''}`;
}

/** Reads a bank account number: its digits, without spaces, dashes and words around it. Empty if the text is not one whole number. */
export function plainAccountNumber(typed: string): string {
  return onlyNumber(cleanText(typed), /\d(?:[ -]*\d)*/g)?.replace(/\D/g, '') ?? '';
}

/** Numbers have up to 15 digits in Thailand and up to 18 in Laos. Twenty are a number of ten digits twice. */
const mostDigits = 19;

/** Whether a typed number is longer than that of any bank. */
export function isAccountNumberTooLong(typed: string): boolean {
  return plainAccountNumber(typed).length > mostDigits;
}

/** Whether a number can be sent back as it was read. False if the operator masks part of it. */
export function isWholeAccountNumber(number: string): boolean {
  return /^[\d -]*\d[\d -]*$/.test(cleanText(number));
}

/** Banks that only accept account names in English letters. */
const englishNameBanks: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

export function needsEnglishName(bankCode: string): boolean {
  return englishNameBanks.has(bankCode.toUpperCase());
}

/** English letters and spaces, with at least one letter. */
export function isEnglishName(name: string): boolean {
  return /^[a-z ]+$/i.test(name) && name.trim() !== '';
}

/** Joins first and last name into one account name, in capitals. */
export function joinAccountName(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((part) => cleanText(part).toUpperCase())
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether a member may correct the name of their account: only if the bank requires English letters and the name has others. */
export function canEditAccountName(bankCode: string, name: string): boolean {
  return needsEnglishName(bankCode) && !isEnglishName(name);
}

/** Banks that everybody calls by their code. Their names take several lines. */
const knownByCode: readonly string[] = ['BCEL', 'LDB'];

interface BankNames {
  readonly bankCode?: string | undefined;
  readonly nameTH?: string | undefined;
  readonly nameEN?: string | undefined;
}

/** A bank's name for the page's language: English in English, otherwise the operator's local name (`nameTH`). Falls back to the other one. */
export function bankName({ bankCode = '', nameTH, nameEN }: BankNames, language: Language): string {
  if (knownByCode.includes(bankCode)) return bankCode;
  return (language === 'en' ? nameEN || nameTH : nameTH || nameEN) ?? '';
}

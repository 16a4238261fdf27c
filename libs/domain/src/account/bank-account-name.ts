import { cleanText } from '../text/clean-text.ts';

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

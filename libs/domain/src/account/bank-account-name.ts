/** Banks that take account names in English letters only. */
const englishNameBanks: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

export function needsEnglishName(bankCode: string): boolean {
  return englishNameBanks.has(bankCode.toUpperCase());
}

/** English letters and spaces, with at least one letter. */
export function isEnglishName(name: string): boolean {
  return /^[a-z ]+$/i.test(name) && name.trim() !== '';
}

/** First and last name as one account name: in capitals, joined by one space. */
export function joinAccountName(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '')
    .join(' ');
}

/** May a member correct the name of his account? Only where the bank wants English letters and the name has others. */
export function canEditAccountName(bankCode: string, name: string): boolean {
  return needsEnglishName(bankCode) && !isEnglishName(name);
}

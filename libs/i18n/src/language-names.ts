import type { Language } from '@wallet/domain';

/** Each language in its own words, so that whoever reads it can find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  th: 'ไทย',
  lo: 'ລາວ',
  en: 'English',
};

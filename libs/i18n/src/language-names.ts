import type { Language } from '@wallet/domain';

/** The name of each language in that language, so that its speakers find it. */
export const languageNames: Readonly<Record<Language, string>> = {
  th: 'ไทย',
  lo: 'ລາວ',
  en: 'English',
};

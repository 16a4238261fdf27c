import { isLanguage, type Language } from './market-profile.ts';

/** The code of a language in local storage, in the cookie and in calls. Only there is Lao called `la`. */
export function languageCode(language: Language): 'th' | 'la' | 'en' {
  return language === 'lo' ? 'la' : language;
}

/** The language of a code that was stored or sent; null where it names none. Earlier versions wrote `lo`, which still counts. */
export function readLanguageCode(code: unknown): Language | null {
  if (code === 'la') return 'lo';
  return isLanguage(code) ? code : null;
}

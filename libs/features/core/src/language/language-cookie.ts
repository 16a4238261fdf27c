import { isLanguage, type Language } from '@wallet/domain';

/** The language that the `language` cookie names; null where it is missing or names none. */
export function readLanguageCookie(cookies: string): Language | null {
  const [, language] = /(?:^|; ?)language=([^;]*)/.exec(cookies) ?? [];
  return isLanguage(language) ? language : null;
}

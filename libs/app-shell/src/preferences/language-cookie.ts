/** Storage key of the chosen language. */
export const languageKey = 'locale';

/** The value of the `language` cookie, or null if there is none. */
export function readLanguageCookie(cookies: string): string | null {
  return /(?:^|; ?)language=([^;]*)/.exec(cookies)?.[1] ?? null;
}

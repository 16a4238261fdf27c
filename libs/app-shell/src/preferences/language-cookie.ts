/** Under which the device's storage holds the code of the chosen language. */
export const languageKey = 'locale';

/** What the `language` cookie says; null where there is none. */
export function readLanguageCookie(cookies: string): string | null {
  return /(?:^|; ?)language=([^;]*)/.exec(cookies)?.[1] ?? null;
}

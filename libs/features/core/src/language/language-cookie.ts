/** What the `language` cookie says; null where there is none. */
export function readLanguageCookie(cookies: string): string | null {
  return /(?:^|; ?)language=([^;]*)/.exec(cookies)?.[1] ?? null;
}

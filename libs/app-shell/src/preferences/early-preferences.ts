/** Storage key of the chosen language. */
export const languageKey = 'locale';

/** The value of the `language` cookie, or null if there is none. */
export function readLanguageCookie(cookies: string): string | null {
  return /(?:^|; ?)language=([^;]*)/.exec(cookies)?.[1] ?? null;
}

/** Storage key of the chosen theme. */
export const themeKey = 'theme';

/**
 * Colours the browser's bars like the chosen theme; null follows the device. The page has a `theme-color` for each scheme, of which the
 * chosen one applies alone.
 */
export function applyThemeColor(page: Document, theme: 'dark' | 'light' | null): void {
  // The first one is the dark one.
  page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
    const scheme = index === 0 ? 'dark' : 'light';
    const followed = `(prefers-color-scheme: ${scheme})`;
    meta.setAttribute('media', theme === null ? followed : theme === scheme ? 'all' : 'not all');
  });
}

/**
 * Storage key of the fonts: `cached` once they are in the browser's cache, `needed` on a device without the letters of the
 * page's language.
 */
export const fontsKey = 'fonts';

/** Storage key of the data saver: `on` or `off` once the member has chosen. */
export const dataSaverKey = 'data-saver';

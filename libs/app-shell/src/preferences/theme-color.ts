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

/**
 * Storage key of the fonts: `cached` once they are in the browser's cache, `needed` on a device without the letters of the
 * page's language.
 */
export const fontsKey = 'fonts';

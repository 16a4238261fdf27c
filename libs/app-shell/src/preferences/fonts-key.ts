/** Storage key that is set once the fonts are in the browser's cache. */
export const fontsKey = 'fonts';

/** Storage key of the chosen theme. */
export const themeKey = 'theme';

/** Under which the device's storage holds the chosen theme. */
export const themeKey = 'theme';

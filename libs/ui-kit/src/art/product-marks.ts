/** The lines of each product's mark, on a square of 32: a wallet below a temple's gable, and one above a river. */
export const productMarks = {
  siam: 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5',
  mekong: 'M8 14v-3.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V14M24 9.8h-5a2.2 2.2 0 0 0 0 4.4h5M6 19c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0M6 24c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0',
} as const;

/** A logo for stories. Each app has its own. */
export const sampleMark = 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5';

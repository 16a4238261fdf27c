/** Marks, drawn by one line on 32 by 32. Each app imports its own, so that it carries no other. A favicon is the same. */

/** A wallet below a temple's gable. */
export const siamMark = 'M5.5 13.5 16 6l10.5 7.5M8 13.5V21a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-7.5M24 16.5h-5a2.2 2.2 0 0 0 0 4.4h5';

/** A wallet above a river. */
export const mekongMark = 'M8 14v-3.5a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3V14M24 9.8h-5a2.2 2.2 0 0 0 0 4.4h5M6 19c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0M6 24c2.5-2.2 4.2-2.2 6.7 0s4.1 2.2 6.6 0 4.2-2.2 6.7 0';

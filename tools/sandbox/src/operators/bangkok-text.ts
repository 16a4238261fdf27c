import { inBangkok } from './in-bangkok.ts';

/** Formats a time in Bangkok's time zone. */
export const bangkokText = (at: Date): string => inBangkok(at).format('YYYY-MM-DD HH:mm:ss');

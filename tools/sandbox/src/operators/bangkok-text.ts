import { inBangkok } from './in-bangkok.ts';

/** A moment as a clock on a wall in Bangkok shows it. */
export const bangkokText = (at: Date): string => inBangkok(at).format('YYYY-MM-DD HH:mm:ss');

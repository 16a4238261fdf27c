import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * Date and time in Bangkok, seven hours ahead of UTC all year; a format includes the offset. `utcOffset(7)` is an hour
 * off near the machine's own clock changes.
 */
export const inBangkok = (at: Date | number) => dayjs.utc(at).add(7, 'hour');

/** Formats a time in Bangkok's time zone. */
export const bangkokText = (at: Date): string => inBangkok(at).format('YYYY-MM-DD HH:mm:ss');

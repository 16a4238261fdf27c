import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/**
 * What calendar and clock show in Bangkok, seven hours ahead of UTC all year; a format writes the offset out. `utcOffset(7)` is
 * an hour wrong about where the machine's own clock changes.
 */
export const inBangkok = (at: Date | number) => dayjs.utc(at).add(7, 'hour');

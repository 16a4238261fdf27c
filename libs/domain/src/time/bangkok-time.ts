/** Bangkok and Vientiane are seven hours ahead of UTC all year. Computed here, because domain has no dependencies, not even dayjs. */
export const aheadMs = 7 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/** Midnight after midnight in Bangkok: two moments have the same number exactly when they are of one day there. */
export function bangkokDay(ms: number): number {
  return Math.floor((ms + aheadMs) / dayMs);
}

/** The same of weeks, which begin on Monday. Day 0 was a Thursday. */
export function bangkokWeek(ms: number): number {
  return Math.floor((bangkokDay(ms) + 3) / 7);
}

/** Minutes since midnight in Bangkok, 0 to 1439. */
export function bangkokMinuteOfDay(ms: number): number {
  return Math.floor((ms + aheadMs - bangkokDay(ms) * dayMs) / 60_000);
}

/** A time with its first moment, without the moment at its end. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

export const startOfDay = (day: number): number => day * dayMs - aheadMs;

/** The day in Bangkok that has this moment. */
export function bangkokDayOf(ms: number): Period {
  const day = bangkokDay(ms);
  return { from: startOfDay(day), to: startOfDay(day + 1) };
}

/** Date and time in Bangkok, as `YYYY-MM-DD HH:mm:ss`, which spreadsheets of every country read in one way. */
export const formatBangkokFileTime = (ms: number): string => new Date(ms + aheadMs).toISOString().slice(0, 19).replace('T', ' ');

/** Date and time in Bangkok, as `DD/MM/YYYY HH:mm:ss`. */
export function formatBangkokTime(ms: number): string {
  const [date = '', clock = ''] = formatBangkokFileTime(ms).split(' ');
  return `${date.split('-').reverse().join('/')} ${clock}`;
}

/** The date in Bangkok, as `DD/MM/YYYY`. */
export const formatBangkokDay = (ms: number): string => formatBangkokTime(ms).slice(0, 10);

/** The month in Bangkok, as `MM/YYYY`. */
export const formatBangkokMonth = (ms: number): string => formatBangkokTime(ms).slice(3, 10);

export const isWithin = ({ from, to }: Period, ms: number): boolean => from <= ms && ms < to;

/** Bangkok and Vientiane are seven hours ahead of UTC all year. Computed here, because domain has no dependencies, not even dayjs. */
const aheadMs = 7 * 3600 * 1000;
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

const startOfDay = (day: number): number => day * dayMs - aheadMs;

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

/** The week in Bangkok that has this moment. It begins on Monday. */
export function bangkokWeekOf(ms: number): Period {
  const monday = bangkokWeek(ms) * 7 - 3;
  return { from: startOfDay(monday), to: startOfDay(monday + 7) };
}

/** The month in Bangkok that has this moment. The month before is that of `from - 1`. */
export function bangkokMonthOf(ms: number): Period {
  const there = new Date(ms + aheadMs);
  const start = (months: number) => Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + months) - aheadMs;
  return { from: start(0), to: start(1) };
}

/** The days of a period in Bangkok, oldest first. The first and the last end with the period. */
export const daysOf = (period: Period): readonly Period[] => split(period, bangkokDayOf);

/** The weeks of a period in Bangkok, oldest first. The first and the last end with the period. */
export const weeksOf = (period: Period): readonly Period[] => split(period, bangkokWeekOf);

/** The months of a period in Bangkok, oldest first. The first and the last end with the period. */
export const monthsOf = (period: Period): readonly Period[] => split(period, bangkokMonthOf);

function split({ from, to }: Period, periodOf: (ms: number) => Period): readonly Period[] {
  const parts: Period[] = [];
  for (let start = from; start < to; start = periodOf(start).to) parts.push({ from: start, to: Math.min(to, periodOf(start).to) });
  return parts;
}

export const isWithin = ({ from, to }: Period, ms: number): boolean => from <= ms && ms < to;

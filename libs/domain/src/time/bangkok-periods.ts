import { aheadMs, bangkokDayOf, bangkokWeek, startOfDay, type Period } from './bangkok-time.ts';

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

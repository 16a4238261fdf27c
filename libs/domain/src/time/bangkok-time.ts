/** Bangkok and Vientiane are seven hours ahead of UTC all year. Computed here, because domain has no dependencies, not even dayjs. */
export const aheadMs = 7 * 3600 * 1000;
export const dayMs = 24 * 3600 * 1000;

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

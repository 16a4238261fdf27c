const secondsPerMonth = 30 * 24 * 3600;

/** Largest first. A month is always 30 days and a year twelve of them, as every screen counts them. */
const units = [
  ['year', 12 * secondsPerMonth],
  ['month', secondsPerMonth],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export type RelativeUnit = (typeof units)[number][0];

export interface RelativeTime {
  readonly unit: RelativeUnit;
  readonly count: number;
}

/** How long ago, in the largest whole unit. A moment ahead of `nowMs` (a wrong clock) counts as 0 seconds. */
export function relativeTime(thenMs: number, nowMs: number): RelativeTime {
  const seconds = Math.max(0, Math.floor((nowMs - thenMs) / 1000));
  for (const [unit, size] of units) {
    if (seconds >= size) return { unit, count: Math.floor(seconds / size) };
  }
  return { unit: 'second', count: 0 };
}

import { bangkokMinuteOfDay } from '../time/bangkok-time.ts';

/** How long a member can take a break. */
export const breakLengths = ['today', 'threeDays', 'week'] as const;

export type BreakLength = (typeof breakLengths)[number];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** When a break ends that begins now: today with the day in Bangkok and Vientiane, the others after whole days. */
export function breakEnd(length: BreakLength, nowMs: number): number {
  if (length === 'today') return nowMs - (nowMs % minuteMs) + (dayMs - bangkokMinuteOfDay(nowMs) * minuteMs);
  return nowMs + (length === 'week' ? 7 : 3) * dayMs;
}

/** The break that ends last of those that still run. Null if none does. */
export function runningBreak(ends: readonly number[], nowMs: number): number | null {
  const last = Math.max(...ends);
  return last > nowMs ? last : null;
}

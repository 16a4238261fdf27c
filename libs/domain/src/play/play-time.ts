import { bangkokMinuteOfDay } from '../time/bangkok-time.ts';

/** What helps members to keep an eye on their time and money. An operator can switch each off. */
export const playTools = ['clock', 'reminder', 'break', 'budget'] as const;

export type PlayTool = (typeof playTools)[number];

const minuteMs = 60_000;

/** After how many minutes a member can be reminded of the time. */
export const reminderMinutes = [30, 60, 120] as const;

/** A moment by the device's clock, and by the server's if that was known. */
export interface ClockMark {
  readonly deviceMs: number;
  readonly serverMs: number | null;
}

/** Marks a moment. `offsetMs` is how far the backend's clock is ahead of the device's; null if that is not known. */
export function markMoment(deviceMs: number, offsetMs: number | null): ClockMark {
  return { deviceMs, serverMs: offsetMs === null ? null : deviceMs + offsetMs };
}

/** How long ago a moment was, by the backend's clock if that is known. The device's clock may have been changed, but no time is negative. */
export function elapsedSince({ deviceMs, serverMs }: ClockMark, deviceNowMs: number, offsetMs: number | null): number {
  const isByServer = serverMs !== null && offsetMs !== null;
  return Math.max(0, isByServer ? deviceNowMs + offsetMs - serverMs : deviceNowMs - deviceMs);
}

/** Whole hours and minutes. */
export function hoursAndMinutes(ms: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(ms / minuteMs);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Whether it is time to remind a member, who logged in or was reminded last so long ago. */
export function isReminderDue(everyMinutes: number, elapsedMs: number): boolean {
  return elapsedMs >= everyMinutes * minuteMs;
}

/** How long a member can take a break. */
export const breakLengths = ['today', 'threeDays', 'week'] as const;

export type BreakLength = (typeof breakLengths)[number];

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

/**
 * Whole seconds until a moment of the backend's clock; 0 from that moment on. `offsetMs` is how far that clock is ahead
 * of the device's. Counted from the moment itself each time, so a tab that slept shows the right figure at once.
 */
export function secondsLeft(endsAtMs: number, deviceNowMs: number, offsetMs: number): number {
  return Math.max(0, Math.ceil((endsAtMs - deviceNowMs - offsetMs) / 1000));
}

/**
 * With how many seconds a countdown begins: without the one that has begun, since the clocks of backend and device are
 * known to each other within a second only. Ten minutes never begin at 10:01.
 */
export function firstSecondsLeft(endsAtMs: number, deviceNowMs: number, offsetMs: number): number {
  return Math.max(0, Math.floor((endsAtMs - deviceNowMs - offsetMs) / 1000));
}

/** `mm:ss`. More than 99 minutes are written out, as no hour has a place of its own. */
export function formatCountdown(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A time span in its usual unit, rounded up: what took four and a half minutes took at most five. At least a minute. */
export function roundedDuration(ms: number): { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number } {
  const up = (unitMs: number) => Math.max(1, Math.ceil(ms / unitMs));
  if (ms <= hourMs) return { unit: 'minute', count: up(minuteMs) };
  return ms <= 2 * dayMs ? { unit: 'hour', count: up(hourMs) } : { unit: 'day', count: up(dayMs) };
}

import { fromHttpDate } from './http-date.ts';

/** Nobody is told to wait for longer: what a backend counts by starts anew with each day. */
const maxWaitMs = 24 * 3_600_000;

/**
 * How long a `Retry-After` header asks to wait, in milliseconds: it holds whole seconds or a date, which is compared with
 * `nowMs` of the clock that wrote it. null where it is absent, unreadable or over already.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const untilMs = fromHttpDate(text);
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : untilMs === null ? 0 : untilMs - nowMs;
  return waitMs > 0 ? Math.min(waitMs, maxWaitMs) : null;
}

/** A wait in the largest unit that it fills, rounded up: who waits so long has waited long enough. */
export function splitWait(ms: number): { readonly unit: 'second' | 'minute' | 'hour'; readonly count: number } {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return { unit: 'second', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
}

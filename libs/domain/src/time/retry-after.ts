import { fromHttpDate } from './http-date.ts';

/** The maximum wait that is shown: backends reset their limits daily. */
const maxWaitMs = 24 * 3_600_000;

/**
 * Parses a `Retry-After` header into milliseconds: whole seconds, or a date that is compared with `nowMs` of the
 * backend's clock. Null if it is absent, unreadable or over.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const untilMs = fromHttpDate(text);
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : untilMs === null ? 0 : untilMs - nowMs;
  return waitMs > 0 ? Math.min(waitMs, maxWaitMs) : null;
}

/** Converts a wait into its largest unit, rounded up. */
export function splitWait(ms: number): { readonly unit: 'second' | 'minute' | 'hour'; readonly count: number } {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return { unit: 'second', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? { unit: 'minute', count: minutes } : { unit: 'hour', count: Math.ceil(minutes / 60) };
}

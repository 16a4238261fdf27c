/** The one form in which HTTP dates are written; the two older ones are not sent any more. */
const fixedDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

/** Reads a date of an HTTP header to epoch milliseconds. null for anything else: a bare number is no date. */
export function fromHttpDate(header: string): number | null {
  const ms = fixedDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

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

/** A `Date` header has whole seconds, so it is half a second old on average. */
const headerLagMs = 500;

/** A slower response says too little about when it was written; the device may have been suspended. */
const maxExchangeMs = 5000;

/** The largest error of the backend's clock as it is known: that of the header, and half of the exchange. */
export const clockErrorMs = headerLagMs + maxExchangeMs / 2;

/** When a request was sent and its response arrived, by the device's clock. */
export interface Exchange {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * How far the backend's clock is ahead of the device's, in milliseconds, from the `Date` header of a response. Assumes
 * that it was written halfway between request and arrival. Null without a readable header, if the response took too
 * long, or if the device's clock was changed in between.
 */
function backendOffset(dateHeader: string | null, { sentAtMs, receivedAtMs }: Exchange): number | null {
  const serverMs = fromHttpDate(dateHeader ?? '');
  const tookMs = receivedAtMs - sentAtMs;
  if (serverMs === null || tookMs < 0 || tookMs > maxExchangeMs) return null;
  return Math.round(serverMs + headerLagMs - (sentAtMs + receivedAtMs) / 2);
}

/**
 * The offset after another response. The known offset stays if the response agrees with it: a value that changed with
 * every response would make a countdown jump.
 */
export function nextBackendOffset(knownMs: number | null, dateHeader: string | null, exchange: Exchange): number | null {
  const offsetMs = backendOffset(dateHeader, exchange);
  if (offsetMs === null) return knownMs;
  const uncertainMs = headerLagMs + (exchange.receivedAtMs - exchange.sentAtMs) / 2;
  return knownMs !== null && Math.abs(offsetMs - knownMs) <= uncertainMs ? knownMs : offsetMs;
}

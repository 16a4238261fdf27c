import { fromHttpDate } from './http-date.ts';

/** A `Date` header has whole seconds, so it is half a second old on average. */
const headerLagMs = 500;

/** A slower response says too little about when it was written; the device may have been suspended. */
const maxExchangeMs = 10_000;

/** No request takes longer. */
const longestExchangeMs = 6 * 60_000;

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
export function serverClockOffset(dateHeader: string | null, { sentAtMs, receivedAtMs }: Exchange): number | null {
  const serverMs = fromHttpDate(dateHeader ?? '');
  const tookMs = receivedAtMs - sentAtMs;
  if (serverMs === null || tookMs < 0 || tookMs > maxExchangeMs) return null;
  return Math.round(serverMs + headerLagMs - (sentAtMs + receivedAtMs) / 2);
}

/**
 * The offset after another response. The known offset stays if the response agrees with it: a value that changed with
 * every response would make a countdown jump. Null if the device's clock was changed since the request was sent: the known offset is
 * wrong then.
 */
export function nextServerClockOffset(knownMs: number | null, dateHeader: string | null, exchange: Exchange): number | null {
  const tookMs = exchange.receivedAtMs - exchange.sentAtMs;
  if (tookMs < 0 || tookMs > longestExchangeMs) return null;
  const offsetMs = serverClockOffset(dateHeader, exchange);
  if (offsetMs === null) return knownMs;
  const uncertainMs = headerLagMs + tookMs / 2;
  return knownMs !== null && Math.abs(offsetMs - knownMs) <= uncertainMs ? knownMs : offsetMs;
}

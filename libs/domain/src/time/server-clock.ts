import { fromHttpDate } from './http-date.ts';

/** A `Date` header counts whole seconds and names the one that had begun: on average half a second ago. */
const headerLagMs = 500;

/** An answer that took longer says too little about when it was written; the device may have slept meanwhile. */
const maxExchangeMs = 10_000;

/** When an answer was asked for and when it came, by the device's clock. */
export interface Exchange {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * How far the backend's clock is ahead of the device's, in milliseconds, from the `Date` header of an answer. The
 * answer is taken to be written halfway between question and arrival. null without a readable header, and where the
 * answer took too long or came, by a clock that was set meanwhile, before it was asked for.
 */
export function serverClockOffset(dateHeader: string | null, { sentAtMs, receivedAtMs }: Exchange): number | null {
  const serverMs = fromHttpDate(dateHeader ?? '');
  const tookMs = receivedAtMs - sentAtMs;
  if (serverMs === null || tookMs < 0 || tookMs > maxExchangeMs) return null;
  return Math.round(serverMs + headerLagMs - (sentAtMs + receivedAtMs) / 2);
}

/**
 * The offset to go by after one more answer. What is known stays where the answer may be right about it, too: a figure
 * that changed with every answer would make a countdown jump.
 */
export function nextServerClockOffset(knownMs: number | null, dateHeader: string | null, exchange: Exchange): number | null {
  const offsetMs = serverClockOffset(dateHeader, exchange);
  if (offsetMs === null) return knownMs;
  const uncertainMs = headerLagMs + (exchange.receivedAtMs - exchange.sentAtMs) / 2;
  return knownMs !== null && Math.abs(offsetMs - knownMs) <= uncertainMs ? knownMs : offsetMs;
}

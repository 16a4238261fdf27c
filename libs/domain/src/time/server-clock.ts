/** A `Date` header counts whole seconds and names the one that had begun: on average half a second ago. */
const headerLagMs = 500;

/** When an answer was asked for and when it came, by the device's clock. */
export interface Exchange {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * How far the backend's clock is ahead of the device's, in milliseconds, from the `Date` header of an answer. The
 * answer is taken to be written halfway between question and arrival. null without a readable header.
 */
export function serverClockOffset(dateHeader: string | null, { sentAtMs, receivedAtMs }: Exchange): number | null {
  const serverMs = Date.parse(dateHeader ?? '');
  return Number.isNaN(serverMs) ? null : Math.round(serverMs + headerLagMs - (sentAtMs + receivedAtMs) / 2);
}

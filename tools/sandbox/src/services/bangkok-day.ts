const offsetMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The day in Bangkok, where the clocks are never changed, as `YYYY-MM-DD`. */
export function bangkokDay(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** How long until the next day begins in Bangkok. */
export function secondsToBangkokMidnight(at: Date): number {
  return Math.ceil((dayMs - ((at.getTime() + offsetMs) % dayMs)) / 1000);
}

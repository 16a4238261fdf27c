const secondMs = 1000;
const minuteMs = 60 * secondMs;

const maxMs = 5 * minuteMs;

/** Most is decided within a minute; what takes longer is asked for ever less often. */
const pauses = [
  { untilMs: minuteMs, pauseMs: 5 * secondMs },
  { untilMs: 10 * minuteMs, pauseMs: 15 * secondMs },
  { untilMs: 60 * minuteMs, pauseMs: minuteMs },
] as const;

/** How long to wait before the lists are read again: `ageMs` after the newest was sent, after so many failures in a row. */
export function pauseAfter(ageMs: number, failures: number): number {
  const pauseMs = pauses.find(({ untilMs }) => ageMs < untilMs)?.pauseMs ?? maxMs;
  return Math.min(maxMs, pauseMs * 2 ** failures);
}

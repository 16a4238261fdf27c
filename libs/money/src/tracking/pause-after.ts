const secondMs = 1000;
const minuteMs = 60 * secondMs;

const maxMs = 5 * minuteMs;

/** Most transactions end within a minute. Older ones are checked less and less often. */
const pauses = [
  { untilMs: minuteMs, pauseMs: 5 * secondMs },
  { untilMs: 10 * minuteMs, pauseMs: 15 * secondMs },
  { untilMs: 60 * minuteMs, pauseMs: minuteMs },
] as const;

/** How long to wait before the next read, given the age of the newest transaction and the number of failures in a row. */
export function pauseAfter(ageMs: number, failures: number): number {
  const pauseMs = pauses.find(({ untilMs }) => ageMs < untilMs)?.pauseMs ?? maxMs;
  return Math.min(maxMs, pauseMs * 2 ** failures);
}

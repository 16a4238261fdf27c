const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A time span in its usual unit, rounded up: what took four and a half minutes took at most five. At least a minute. */
export function roundedDuration(ms: number): { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number } {
  const up = (unitMs: number) => Math.max(1, Math.ceil(ms / unitMs));
  if (ms <= hourMs) return { unit: 'minute', count: up(minuteMs) };
  return ms <= 2 * dayMs ? { unit: 'hour', count: up(hourMs) } : { unit: 'day', count: up(dayMs) };
}

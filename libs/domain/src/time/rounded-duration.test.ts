import { expect, it } from 'vitest';
import { roundedDuration } from './rounded-duration.ts';

it.each([
  [0, 'minute', 1],
  [61_000, 'minute', 2],
  [3_600_000, 'minute', 60],
  [3_600_001, 'hour', 2],
  [48 * 3_600_000, 'hour', 48],
  [48 * 3_600_000 + 1, 'day', 3],
])('%d ms take at most one %s × %d', (ms, unit, count) => expect(roundedDuration(ms)).toEqual({ unit, count }));

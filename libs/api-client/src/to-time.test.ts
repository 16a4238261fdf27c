import { describe, expect, it } from 'vitest';
import { toTime } from './to-time.ts';

const noon = Date.UTC(2026, 10, 21, 12);

describe('toTime', () => {
  it.each([
    ['2026-11-21T12:00:00.000Z', noon],
    ['2026-11-21T12:00:00Z', noon],
    ['2026-11-21T19:00:00+07:00', noon],
    [noon, noon],
    [0, 0],
    ['yesterday', null],
    ['', null],
    [Number.NaN, null],
    [1e300, null],
    [null, null],
  ])('reads %j as %j', (sent, time) => {
    expect(toTime(sent)).toBe(time);
  });
});

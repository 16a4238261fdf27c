import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readRetryAfter, splitWait } from './retry-after.ts';

const noon = Date.UTC(2026, 2, 15, 12);
const dayMs = 24 * 3_600_000;

describe('readRetryAfter', () => {
  it.each<[string, string | null, number | null]>([
    ['seconds', '60', 60_000],
    ['seconds with spaces around them', ' 5 ', 5_000],
    ['a date', 'Sun, 15 Mar 2026 12:02:00 GMT', 120_000],
    ['a date that has passed', 'Sun, 15 Mar 2026 11:59:00 GMT', null],
    ['zero', '0', null],
    ['exactly a day', '86400', dayMs],
    ['more than a day', '86401', dayMs],
    ['a number that is too large', '9'.repeat(400), dayMs],
    ['a date years in the future', 'Fri, 15 Mar 2030 12:00:00 GMT', dayMs],
    ['no header', null, null],
    ['an empty header', '', null],
    ['a negative number', '-5', null],
    ['a fraction', '1.5', null],
    ['an exponent', '1e3', null],
    ['a word', 'soon', null],
    ['a date in another format', '2026-03-15T12:02:00Z', null],
  ])('reads %s: %j', (_name, header, waitMs) => expect(readRetryAfter(header, noon)).toBe(waitMs));

  it('returns a wait of more than 0 and at most a day for any header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), fc.nat(), (header, nowMs) => {
        const waitMs = readRetryAfter(header, nowMs);
        if (waitMs === null) return;
        expect(waitMs).toBeGreaterThan(0);
        expect(waitMs).toBeLessThanOrEqual(dayMs);
      }),
    );
  });
});

describe('splitWait', () => {
  it.each([
    [1, 'second', 1],
    [1_000, 'second', 1],
    [45_000, 'second', 45],
    [59_001, 'minute', 1],
    [60_000, 'minute', 1],
    [60_001, 'minute', 2],
    [3_540_000, 'minute', 59],
    [3_540_001, 'hour', 1],
    [3_600_001, 'hour', 2],
    [dayMs, 'hour', 24],
  ])('for %d ms returns the unit %s and the count %d', (ms, unit, count) => expect(splitWait(ms)).toEqual({ unit, count }));

  it('never returns less than the wait', () => {
    const sizes = { second: 1_000, minute: 60_000, hour: 3_600_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: dayMs }), (ms) => {
        const { unit, count } = splitWait(ms);
        expect(count * sizes[unit]).toBeGreaterThanOrEqual(ms);
      }),
    );
  });
});

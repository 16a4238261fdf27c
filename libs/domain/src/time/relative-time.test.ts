import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { relativeTime, type RelativeUnit } from './relative-time.ts';

const now = Date.UTC(2026, 2, 15, 9, 30);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 12 * month;

const sizes: Record<RelativeUnit, number> = { second, minute, hour, day, month, year };
const maximum: Record<RelativeUnit, number> = { second: 59, minute: 59, hour: 23, day: 29, month: 11, year: Number.POSITIVE_INFINITY };

describe('relativeTime', () => {
  it.each<[string, number, RelativeUnit, number]>([
    ['this moment', 0, 'second', 0],
    ['less than a second', 999, 'second', 0],
    ['one second', second, 'second', 1],
    ['just under a minute', minute - 1, 'second', 59],
    ['one minute', minute, 'minute', 1],
    ['two and a half minutes', 150 * second, 'minute', 2],
    ['just under an hour', hour - 1, 'minute', 59],
    ['one hour', hour, 'hour', 1],
    ['just under a day', day - 1, 'hour', 23],
    ['one day', day, 'day', 1],
    ['29 days', 29 * day, 'day', 29],
    ['30 days', 30 * day, 'month', 1],
    ['31 days', 31 * day, 'month', 1],
    ['359 days', 359 * day, 'month', 11],
    ['360 days', 360 * day, 'year', 1],
    ['ten years of 360 days', 3600 * day, 'year', 10],
    ['a time in the future, because of a wrong clock', -5 * minute, 'second', 0],
  ])('returns the unit and count for %s', (_name, agoMs, unit, count) => {
    expect(relativeTime(now - agoMs, now)).toEqual({ unit, count });
  });

  it('returns the largest whole unit and never more than the time that has passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: second, max: 200 * year }), (agoMs) => {
        const { unit, count } = relativeTime(now - agoMs, now);
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(maximum[unit]);
        expect(count * sizes[unit]).toBeLessThanOrEqual(agoMs);
        expect((count + 1) * sizes[unit]).toBeGreaterThan(agoMs);
      }),
    );
  });
});

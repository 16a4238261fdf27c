import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { bangkokDay, bangkokMinuteOfDay, bangkokWeek } from './bangkok-time.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
const moment = fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2100, 0) });

describe('bangkokDay', () => {
  it.each([
    ['the same day at the first and the last moment of a day', '2026-03-15T00:00:00', '2026-03-15T23:59:59.999', true],
    ['different days just before and at midnight', '2026-03-15T23:59:59.999', '2026-03-16T00:00:00', false],
    // Both are the 15th in UTC.
    ['the same day before and at seven in the morning', '2026-03-16T06:59:59', '2026-03-16T07:00:00', true],
    ['different days for the same hour of two days', '2026-03-15T12:00:00', '2026-03-16T12:00:00', false],
  ])('returns %s', (_name, one, other, same) => expect(bangkokDay(at(one)) === bangkokDay(at(other))).toBe(same));
});

describe('bangkokWeek', () => {
  it.each([
    ['the same week for a Monday and the next Sunday', '2026-03-16T00:00:00', '2026-03-22T23:59:59.999', true],
    ['different weeks for a Sunday and the next Monday', '2026-03-15T23:59:59.999', '2026-03-16T00:00:00', false],
    ['the same week over the new year', '2025-12-31T12:00:00', '2026-01-01T12:00:00', true],
    ['different weeks before 1970', '1969-12-28T23:00:00', '1969-12-29T01:00:00', false],
  ])('returns %s', (_name, one, other, same) => expect(bangkokWeek(at(one)) === bangkokWeek(at(other))).toBe(same));

  it('increases by one after seven days', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        expect(bangkokWeek(ms + 7 * 24 * 3_600_000)).toBe(bangkokWeek(ms) + 1);
      }),
    );
  });
});

describe('bangkokMinuteOfDay', () => {
  it.each([
    ['2026-03-15T00:00:00', 0],
    ['2026-03-15T00:00:59.999', 0],
    ['2026-03-15T06:59:00', 419],
    ['2026-03-15T23:59:59.999', 1439],
  ])('for %s is %d', (text, minutes) => expect(bangkokMinuteOfDay(at(text))).toBe(minutes));

  it('agrees with Intl.DateTimeFormat for Asia/Bangkok', () => {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    fc.assert(
      fc.property(moment, (ms) => {
        const minutes = bangkokMinuteOfDay(ms);
        const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
        expect(formatter.format(ms)).toBe(text);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  bangkokDay,
  bangkokDayOf,
  bangkokMinuteOfDay,
  bangkokWeek,
  formatBangkokDay,
  formatBangkokFileTime,
  formatBangkokMonth,
  formatBangkokTime,
  isWithin,
} from './bangkok-time.ts';
import { bangkokMonthOf, bangkokWeekOf, daysOf, monthsOf, weeksOf } from './bangkok-periods.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
const moment = fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2100, 0) });

it.each([
  ['the same day at the first and the last moment of a day', '2026-03-15T00:00:00', '2026-03-15T23:59:59.999', true],
  ['different days just before and at midnight', '2026-03-15T23:59:59.999', '2026-03-16T00:00:00', false],
  // Both are the 15th in UTC.
  ['the same day before and at seven in the morning', '2026-03-16T06:59:59', '2026-03-16T07:00:00', true],
  ['different days for the same hour of two days', '2026-03-15T12:00:00', '2026-03-16T12:00:00', false],
])('bangkokDay returns %s', (_name, one, other, same) => expect(bangkokDay(at(one)) === bangkokDay(at(other))).toBe(same));

it.each([
  ['the same week for a Monday and the next Sunday', '2026-03-16T00:00:00', '2026-03-22T23:59:59.999', true],
  ['different weeks for a Sunday and the next Monday', '2026-03-15T23:59:59.999', '2026-03-16T00:00:00', false],
  ['the same week over the new year', '2025-12-31T12:00:00', '2026-01-01T12:00:00', true],
  ['different weeks before 1970', '1969-12-28T23:00:00', '1969-12-29T01:00:00', false],
])('bangkokWeek returns %s', (_name, one, other, same) => expect(bangkokWeek(at(one)) === bangkokWeek(at(other))).toBe(same));

it.each([
  ['2026-03-15T00:00:00', 0],
  ['2026-03-15T00:00:59.999', 0],
  ['2026-03-15T06:59:00', 419],
  ['2026-03-15T23:59:59.999', 1439],
])('bangkokMinuteOfDay for %s is %d', (text, minutes) => expect(bangkokMinuteOfDay(at(text))).toBe(minutes));

it.each([
  ['day', bangkokDayOf, '2026-03-16T00:00', '2026-03-16T00:00', '2026-03-17T00:00'],
  ['day', bangkokDayOf, '2026-03-15T23:59', '2026-03-15T00:00', '2026-03-16T00:00'],
  ['week', bangkokWeekOf, '2026-03-15T23:59', '2026-03-09T00:00', '2026-03-16T00:00'],
  ['week', bangkokWeekOf, '2026-03-16T00:00', '2026-03-16T00:00', '2026-03-23T00:00'],
  ['month', bangkokMonthOf, '2026-02-28T23:59', '2026-02-01T00:00', '2026-03-01T00:00'],
  ['month', bangkokMonthOf, '2026-12-01T00:00', '2026-12-01T00:00', '2027-01-01T00:00'],
])('finds the %s of a moment', (_name, periodOf, ms, from, to) => {
  expect(periodOf(at(ms))).toEqual({ from: at(from), to: at(to) });
});

it('finds periods that have their moment and end where the next begins', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(bangkokDayOf, bangkokWeekOf, bangkokMonthOf), (ms, periodOf) => {
      const period = periodOf(ms);
      expect(isWithin(period, ms)).toBe(true);
      expect(isWithin(period, period.to)).toBe(false);
      expect(periodOf(period.to).from).toBe(period.to);
      expect(periodOf(period.from - 1).to).toBe(period.from);
    }),
  );
});

it.each([
  ['2026-11-01T00:00', '01/11/2026 00:00:00', '01/11/2026', '11/2026', '2026-11-01 00:00:00'],
  ['2026-10-31T23:59:58', '31/10/2026 23:59:58', '31/10/2026', '10/2026', '2026-10-31 23:59:58'],
])('writes time, day and month of %s, and the time for files', (ms, ...texts) => {
  const formats = [formatBangkokTime, formatBangkokDay, formatBangkokMonth, formatBangkokFileTime];
  expect(formats.map((format) => format(at(ms)))).toEqual(texts);
});

describe('parts of a period', () => {
  it('are its days', () => {
    expect(daysOf({ from: at('2026-02-01T00:00'), to: at('2026-03-01T00:00') })).toHaveLength(28);
    expect(daysOf({ from: at('2026-02-01T12:00'), to: at('2026-02-02T06:00') })).toEqual([
      { from: at('2026-02-01T12:00'), to: at('2026-02-02T00:00') },
      { from: at('2026-02-02T00:00'), to: at('2026-02-02T06:00') },
    ]);
    expect(daysOf({ from: at('2026-02-01T00:00'), to: at('2026-02-01T00:00') })).toEqual([]);
  });

  it('follow each other without a gap', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 1, max: 40 * 86_400_000 }),
        fc.constantFrom(daysOf, weeksOf, monthsOf),
        (from, length, partsOf) => {
          const parts = partsOf({ from, to: from + length });
          expect(parts[0]?.from).toBe(from);
          expect(parts.at(-1)?.to).toBe(from + length);
          for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[index]?.to);
        },
      ),
    );
  });
});

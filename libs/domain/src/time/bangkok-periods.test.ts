import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bangkokDayOf,
  bangkokMonthOf,
  bangkokWeekOf,
  daysOf,
  formatBangkokDay,
  formatBangkokMonth,
  formatBangkokFileTime,
  formatBangkokTime,
  isWithin,
  monthsOf,
  weeksOf,
} from './bangkok-periods.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
const moment = fc.integer({ min: Date.UTC(1960, 0), max: Date.UTC(2100, 0) });

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

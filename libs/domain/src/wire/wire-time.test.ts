import { expect, it } from 'vitest';
import { fromWireTime } from './wire-time.ts';

const moment = Date.UTC(2026, 2, 15, 9, 30, 5);

it.each<[unknown, number]>([
  ['2026-03-15T09:30:05.000Z', moment],
  ['2026-03-15T09:30:05Z', moment],
  [' 2026-03-15T09:30:05Z ', moment],
  ['2026-03-15T16:30:05+07:00', moment],
  ['2026-03-15 16:30:05 +0700', moment],
  ['2026-03-15T16:30:05+07', moment],
  ['2026-03-15T09:30:05.123456Z', moment + 123],
  ['2026-03-15T09:30Z', moment - 5_000],
  ['Sun, 15 Mar 2026 09:30:05 GMT', moment],
  ['Sun, 15 Mar 2026 16:30:05 +0700', moment],
  ['15 Mar 2026 09:30:05 UTC', moment],
  [moment, moment],
  [moment + 0.4, moment],
  [moment / 1000, moment],
  [moment / 1000 + 0.123, moment + 123],
  [String(moment), moment],
  [` ${String(moment / 1000)} `, moment],
  [{ $date: '2026-03-15T09:30:05Z' }, moment],
  [{ $date: moment }, moment],
  [{ $date: { $numberLong: String(moment) } }, moment],
  // The smallest and largest numbers that are read as seconds and as milliseconds.
  [100_000_000, Date.UTC(1973, 2, 3, 9, 46, 40)],
  [9_999_999_999, 9_999_999_999_000],
  [100_000_000_000, 100_000_000_000],
  [9_999_999_999_999, 9_999_999_999_999],
])('reads %j', (value, ms) => expect(fromWireTime(value)).toBe(ms));

it.each([
  null,
  undefined,
  '',
  '15/03/2026',
  '2026-13-01T00:00:00Z',
  '2026-03-15T25:00:00Z',
  '2026-03-15T09',
  Number.NaN,
  true,
  {},
  { $date: null },
  { $date: {} },
  { date: moment },
  { $date: moment, zone: 7 },
  // Without a time zone the moment is ambiguous.
  '2026-03-15T09:30:05',
  '2026-03-15',
  'Sun, 15 Mar 2026 09:30:05',
  'Sun, 15 Mar 2026 09:30:05 ICT',
  // Numbers that are not a plausible time: a countdown, a date as digits, microseconds.
  0,
  900,
  20_260_315,
  20_260_315_093_005,
  moment * 1000,
  -moment,
  50_000_000_000,
])('returns null for %j', (value) => expect(fromWireTime(value)).toBeNull());

import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fromWireTime } from './wire-time.ts';

describe('fromWireTime', () => {
  const moment = Date.UTC(2026, 2, 15, 9, 30, 5);

  it.each<[unknown, number]>([
    ['2026-03-15T09:30:05.000Z', moment],
    ['2026-03-15T09:30:05Z', moment],
    ['2026-03-15t09:30:05z', moment],
    [' 2026-03-15T09:30:05Z ', moment],
    ['2026-03-15T16:30:05+07:00', moment],
    // No zone: UTC, whatever zone the device is in.
    ['2026-03-15T09:30:05', moment],
    ['2026-03-15 09:30:05', moment],
    ['2026-03-15T09:30:05.123456', moment + 123],
    ['2026-03-15T09:30', moment - 5_000],
    ['2026-03-15', Date.UTC(2026, 2, 15)],
    [moment, moment],
    [0, 0],
  ])('reads %j', (value, ms) => expect(fromWireTime(value)).toBe(ms));

  it.each([null, undefined, '', 'yesterday', '15/03/2026', '2026-13-01T00:00:00Z', '2026-03-15T25:00:00Z', '2026-03-15T09', Number.NaN, 1e17, true, {}, ['2026-03-15']])(
    'takes %j for not known',
    (value) => expect(fromWireTime(value)).toBeNull(),
  );

  it('reads back every moment, as text and as a number', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true }), (date) => {
        expect([fromWireTime(date.toISOString()), fromWireTime(date.getTime())]).toEqual([date.getTime(), date.getTime()]);
      }),
    );
  });
});

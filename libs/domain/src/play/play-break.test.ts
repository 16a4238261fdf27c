import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEnd, breakLengths, runningBreak, type BreakLength } from './play-break.ts';

const at = (time: string) => Date.parse(`${time}+07:00`);

describe('breakEnd', () => {
  it.each<[BreakLength, string, string]>([
    ['today', '2026-11-26T00:00:00', '2026-11-27T00:00:00'],
    ['today', '2026-11-26T20:30:00', '2026-11-27T00:00:00'],
    ['today', '2026-11-26T23:59:59', '2026-11-27T00:00:00'],
    ['threeDays', '2026-11-26T20:30:00', '2026-11-29T20:30:00'],
    ['week', '2026-12-30T20:30:00', '2027-01-06T20:30:00'],
  ])('%s from %s ends at %s', (length, now, end) => expect(breakEnd(length, at(now))).toBe(at(end)));

  it('is always later than now, and a longer break never ends before a shorter one', () => {
    fc.assert(
      fc.property(fc.nat(4_000_000_000_000), (now) => {
        const [today = 0, threeDays = 0, week = 0] = breakLengths.map((length) => breakEnd(length, now));
        expect(today).toBeGreaterThan(now);
        expect(threeDays).toBeGreaterThan(today);
        expect(week).toBeGreaterThan(threeDays);
      }),
    );
  });
});

describe('runningBreak', () => {
  it.each([
    ['none without breaks', [], null],
    ['one that has not ended', [1001], 1001],
    ['none at the moment in which it ends', [1000], null],
    ['the last of several', [1500, 900, 2000, 1700], 2000],
    ['none of those that have ended', [1, 999], null],
  ])('returns %s', (_name, ends, running) => expect(runningBreak(ends, 1000)).toBe(running));
});

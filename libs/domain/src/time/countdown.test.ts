import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { firstSecondsLeft, formatCountdown, secondsLeft } from './countdown.ts';

const end = Date.UTC(2026, 2, 15, 12);

describe('secondsLeft', () => {
  it.each<[string, number, number, number]>([
    ['15 minutes before the end', -900_000, 0, 900],
    ['a millisecond before the end', -1, 0, 1],
    ['just over a second before the end', -1_001, 0, 2],
    ['the end', 0, 0, 0],
    ['an hour after the end', 3_600_000, 0, 0],
    ['a device clock that is five minutes slow', -900_000, 300_000, 600],
    ['a device clock that is five minutes fast', -900_000, -300_000, 1200],
  ])('returns the seconds for %s', (_name, nowFromEnd, offsetMs, seconds) =>
    expect(secondsLeft(end, end + nowFromEnd, offsetMs)).toBe(seconds),
  );

  it('never increases over time, and is 0 exactly from the end on', () => {
    const distance = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(distance, fc.integer({ min: 0, max: 100_000 }), distance, (now, later, offsetMs) => {
        const before = secondsLeft(end, end + now, offsetMs);
        const after = secondsLeft(end, end + now + later, offsetMs);
        expect(after).toBeLessThanOrEqual(before);
        expect(before === 0).toBe(now + offsetMs >= 0);
      }),
    );
  });
});

describe('firstSecondsLeft', () => {
  it.each<[string, number, number, number]>([
    ['ten minutes before the end', -600_000, 0, 600],
    ['a device clock that is half a second fast', -600_000, -500, 600],
    ['a device clock that is almost a second fast', -600_000, -999, 600],
    ['less than a second before the end', -999, 0, 0],
    ['an hour after the end', 3_600_000, 0, 0],
  ])('returns the seconds for %s', (_name, nowFromEnd, offsetMs, seconds) =>
    expect(firstSecondsLeft(end, end + nowFromEnd, offsetMs)).toBe(seconds),
  );

  it('does not count an incomplete second', () => {
    const distance = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(distance, distance, (now, offsetMs) => {
        const difference = secondsLeft(end, end + now, offsetMs) - firstSecondsLeft(end, end + now, offsetMs);
        expect(difference).toBe(now + offsetMs < 0 && (now + offsetMs) % 1000 !== 0 ? 1 : 0);
      }),
    );
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, '00:00'],
    [5, '00:05'],
    [59, '00:59'],
    [60, '01:00'],
    [900, '15:00'],
    [5_999, '99:59'],
    [7_200, '120:00'],
  ])('formats %d seconds as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

  it('keeps all minutes and seconds', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seconds) => {
        const [minutes = '', secondsPart = ''] = formatCountdown(seconds).split(':');
        expect(Number(minutes) * 60 + Number(secondsPart)).toBe(seconds);
        expect(secondsPart).toHaveLength(2);
      }),
    );
  });
});

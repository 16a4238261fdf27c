import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { firstSecondsLeft, formatCountdown, secondsLeft } from './countdown.ts';

const end = Date.UTC(2026, 2, 15, 12);

describe('secondsLeft', () => {
  it.each<[string, number, number, number]>([
    ['fifteen minutes', -900_000, 0, 900],
    ['a begun second counts', -1, 0, 1],
    ['just over a second', -1_001, 0, 2],
    ['the very moment', 0, 0, 0],
    ['long past', 3_600_000, 0, 0],
    ['a device five minutes slow', -900_000, 300_000, 600],
    ['a device five minutes fast', -900_000, -300_000, 1200],
  ])('%s', (_name, nowFromEnd, offsetMs, seconds) => expect(secondsLeft(end, end + nowFromEnd, offsetMs)).toBe(seconds));

  it('never grows while time passes, and is 0 exactly from the end on', () => {
    const away = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(away, fc.integer({ min: 0, max: 100_000 }), away, (now, later, offsetMs) => {
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
    ['ten minutes', -600_000, 0, 600],
    ['ten minutes by a clock that is half a second behind', -600_000, -500, 600],
    ['ten minutes by one that is almost a second behind', -600_000, -999, 600],
    ['less than a second', -999, 0, 0],
    ['long past', 3_600_000, 0, 0],
  ])('%s', (_name, nowFromEnd, offsetMs, seconds) => expect(firstSecondsLeft(end, end + nowFromEnd, offsetMs)).toBe(seconds));

  it('is what is left without the second that has begun', () => {
    const away = fc.integer({ min: -10_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(away, away, (now, offsetMs) => {
        const rest = secondsLeft(end, end + now, offsetMs) - firstSecondsLeft(end, end + now, offsetMs);
        expect(rest).toBe(now + offsetMs < 0 && (now + offsetMs) % 1000 !== 0 ? 1 : 0);
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
  ])('%d seconds: %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

  it('tells any two lengths apart', () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seconds) => {
        const [minutes = '', rest = ''] = formatCountdown(seconds).split(':');
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
        expect(rest).toHaveLength(2);
      }),
    );
  });
});

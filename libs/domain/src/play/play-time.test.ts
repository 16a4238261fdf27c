import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedSince, hoursAndMinutes, isReminderDue, markMoment } from './play-time.ts';

const now = Date.parse('2026-11-26T20:00:00+07:00');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('elapsedSince', () => {
  it.each([
    ['the server’s clock is known', now, 5000, now + hourMs, 5000, hourMs],
    ['the device’s clock was set back meanwhile', now, 0, now - 9 * hourMs, 10 * hourMs, hourMs],
    ['the device’s clock was set ahead meanwhile', now, 0, now + 25 * hourMs, -24 * hourMs, hourMs],
    ['the server’s clock was not known then', now, null, now + hourMs, 90 * minuteMs, hourMs],
    ['the server’s clock is not known now', now, 5000, now + hourMs, null, hourMs],
    ['only the device’s clock is known, and it was set back', now, null, now - hourMs, null, 0],
  ])('%s', (_name, then, offsetThen, deviceNow, offsetNow, elapsed) => {
    expect(elapsedSince(markMoment(then, offsetThen), deviceNow, offsetNow)).toBe(elapsed);
  });

  it('does not depend on the device’s clock once the server’s is known', () => {
    const offset = fc.integer({ min: -hourMs * 1000, max: hourMs * 1000 });
    fc.assert(
      fc.property(offset, offset, fc.nat(1000 * hourMs), (before, after, ms) => {
        expect(elapsedSince(markMoment(now - before, before), now + ms - after, after)).toBe(ms);
      }),
    );
  });
});

describe('hoursAndMinutes', () => {
  it.each([
    ['nothing', 0, { hours: 0, minutes: 0 }],
    ['no minute before it is whole', minuteMs - 1, { hours: 0, minutes: 0 }],
    ['a whole minute', minuteMs, { hours: 0, minutes: 1 }],
    ['59 minutes', 59 * minuteMs, { hours: 0, minutes: 59 }],
    ['an hour', hourMs, { hours: 1, minutes: 0 }],
    ['more than a day', 25 * hourMs + minuteMs, { hours: 25, minutes: 1 }],
  ])('returns %s', (_name, ms, time) => expect(hoursAndMinutes(ms)).toEqual(time));

  it('loses no minute', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(minuteMs - 1), (minutes, ms) => {
        const time = hoursAndMinutes(minutes * minuteMs + ms);
        expect(time.hours * 60 + time.minutes).toBe(minutes);
        expect(time.minutes).toBeLessThan(60);
      }),
    );
  });
});

describe('isReminderDue', () => {
  it.each([
    [30, 29, false],
    [30, 30, true],
    [60, 59, false],
    [60, 60, true],
    [120, 121, true],
  ])('every %i minutes, %i minutes after the last time: %s', (every, passed, isDue) => {
    expect(isReminderDue(every, passed * minuteMs)).toBe(isDue);
  });
});

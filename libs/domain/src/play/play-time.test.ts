import { expect, it } from 'vitest';
import { breakEnd, elapsedSince, hoursAndMinutes, isReminderDue, markMoment, runningBreak, type BreakLength } from './play-time.ts';

const now = Date.parse('2026-11-26T20:00:00+07:00');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

it.each([
  ['the server’s clock is known', now, 5000, now + hourMs, 5000, hourMs],
  ['the device’s clock was set back meanwhile', now, 0, now - 9 * hourMs, 10 * hourMs, hourMs],
  ['the device’s clock was set ahead meanwhile', now, 0, now + 25 * hourMs, -24 * hourMs, hourMs],
  ['the server’s clock was not known then', now, null, now + hourMs, 90 * minuteMs, hourMs],
  ['the server’s clock is not known now', now, 5000, now + hourMs, null, hourMs],
  ['only the device’s clock is known, and it was set back', now, null, now - hourMs, null, 0],
])('elapsedSince: %s', (_name, then, offsetThen, deviceNow, offsetNow, elapsed) => {
  expect(elapsedSince(markMoment(then, offsetThen), deviceNow, offsetNow)).toBe(elapsed);
});

it.each([
  ['nothing', 0, { hours: 0, minutes: 0 }],
  ['no minute before it is whole', minuteMs - 1, { hours: 0, minutes: 0 }],
  ['a whole minute', minuteMs, { hours: 0, minutes: 1 }],
  ['an hour', hourMs, { hours: 1, minutes: 0 }],
  ['more than a day', 25 * hourMs + minuteMs, { hours: 25, minutes: 1 }],
])('hoursAndMinutes returns %s', (_name, ms, time) => expect(hoursAndMinutes(ms)).toEqual(time));

it.each([
  [30, 29, false],
  [30, 30, true],
  [60, 59, false],
  [60, 60, true],
  [120, 121, true],
])('isReminderDue every %i minutes, %i minutes after the last time: %s', (every, passed, isDue) => {
  expect(isReminderDue(every, passed * minuteMs)).toBe(isDue);
});

const at = (time: string) => Date.parse(`${time}+07:00`);

it.each<[BreakLength, string, string]>([
  ['today', '2026-11-26T00:00:00', '2026-11-27T00:00:00'],
  ['today', '2026-11-26T20:30:00', '2026-11-27T00:00:00'],
  ['today', '2026-11-26T23:59:59', '2026-11-27T00:00:00'],
  ['threeDays', '2026-11-26T20:30:00', '2026-11-29T20:30:00'],
  ['week', '2026-12-30T20:30:00', '2027-01-06T20:30:00'],
])('breakEnd %s from %s ends at %s', (length, now, end) => expect(breakEnd(length, at(now))).toBe(at(end)));

it.each([
  ['none without breaks', [], null],
  ['one that has not ended', [1001], 1001],
  ['none at the moment in which it ends', [1000], null],
  ['the last of several', [1500, 900, 2000, 1700], 2000],
  ['none of those that have ended', [1, 999], null],
])('runningBreak returns %s', (_name, ends, running) => expect(runningBreak(ends, 1000)).toBe(running));

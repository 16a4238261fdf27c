import { expect, it } from 'vitest';
import { firstSecondsLeft, formatCountdown, relativeTime, roundedDuration, secondsLeft, type RelativeUnit } from './duration.ts';

const end = Date.UTC(2026, 2, 15, 12);

it.each<[string, number, number, number]>([
  ['15 minutes before the end', -900_000, 0, 900],
  ['a millisecond before the end', -1, 0, 1],
  ['just over a second before the end', -1_001, 0, 2],
  ['the end', 0, 0, 0],
  ['an hour after the end', 3_600_000, 0, 0],
  ['a device clock that is five minutes slow', -900_000, 300_000, 600],
])('secondsLeft returns the seconds for %s', (_name, nowFromEnd, offsetMs, seconds) =>
  expect(secondsLeft(end, end + nowFromEnd, offsetMs)).toBe(seconds),
);

it.each<[string, number, number, number]>([
  ['ten minutes before the end', -600_000, 0, 600],
  ['a device clock that is half a second fast', -600_000, -500, 600],
  ['a device clock that is almost a second fast', -600_000, -999, 600],
  ['less than a second before the end', -999, 0, 0],
  ['an hour after the end', 3_600_000, 0, 0],
])('firstSecondsLeft returns the seconds for %s', (_name, nowFromEnd, offsetMs, seconds) =>
  expect(firstSecondsLeft(end, end + nowFromEnd, offsetMs)).toBe(seconds),
);

it.each([
  [0, '00:00'],
  [5, '00:05'],
  [59, '00:59'],
  [60, '01:00'],
  [900, '15:00'],
  [5_999, '99:59'],
  [7_200, '120:00'],
])('formatCountdown formats %d seconds as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

const now = Date.UTC(2026, 2, 15, 9, 30);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each<[string, number, RelativeUnit, number]>([
  ['this moment', 0, 'second', 0],
  ['one second', second, 'second', 1],
  ['just under a minute', minute - 1, 'second', 59],
  ['one minute', minute, 'minute', 1],
  ['just under an hour', hour - 1, 'minute', 59],
  ['one hour', hour, 'hour', 1],
  ['just under a day', day - 1, 'hour', 23],
  ['one day', day, 'day', 1],
  ['29 days', 29 * day, 'day', 29],
  ['30 days', 30 * day, 'month', 1],
  ['359 days', 359 * day, 'month', 11],
  ['360 days', 360 * day, 'year', 1],
  ['ten years of 360 days', 3600 * day, 'year', 10],
  ['a time in the future, because of a wrong clock', -5 * minute, 'second', 0],
])('relativeTime returns the unit and count for %s', (_name, agoMs, unit, count) => {
  expect(relativeTime(now - agoMs, now)).toEqual({ unit, count });
});

it.each([
  [0, 'minute', 1],
  [61_000, 'minute', 2],
  [3_600_000, 'minute', 60],
  [3_600_001, 'hour', 2],
  [48 * 3_600_000, 'hour', 48],
  [48 * 3_600_000 + 1, 'day', 3],
])('%d ms take at most one %s × %d', (ms, unit, count) => expect(roundedDuration(ms)).toEqual({ unit, count }));

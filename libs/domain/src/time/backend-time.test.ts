import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fromHttpDate, nextBackendOffset, readRetryAfter, splitWait } from './backend-time.ts';

describe('fromHttpDate', () => {
  it('reads every date that toUTCString writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(9999, 0) / 1000 }), (seconds) => {
        expect(fromHttpDate(new Date(seconds * 1000).toUTCString())).toBe(seconds * 1000);
      }),
    );
  });

  it.each([
    '',
    '2026',
    '2026-03-15T12:00:00Z',
    'Sun, 15 Mar 2026',
    'Sun, 15 Mar 2026 12:00:00 +0700',
    'Sun, 15 Mar 2026 25:00:00 GMT',
    'Sunday, 15-Mar-26 12:00:00 GMT',
    'x Sun, 15 Mar 2026 12:00:00 GMT',
  ])('returns null for %j', (header) => expect(fromHttpDate(header)).toBeNull());
});

const noon = Date.UTC(2026, 2, 15, 12);
const dayMs = 24 * 3_600_000;

it.each<[string, string | null, number | null]>([
  ['seconds', '60', 60_000],
  ['a date', 'Sun, 15 Mar 2026 12:02:00 GMT', 120_000],
  ['a date that has passed', 'Sun, 15 Mar 2026 11:59:00 GMT', null],
  ['zero', '0', null],
  ['exactly a day', '86400', dayMs],
  ['more than a day', '86401', dayMs],
  ['a number that is too large', '9'.repeat(400), dayMs],
  ['a date years in the future', 'Fri, 15 Mar 2030 12:00:00 GMT', dayMs],
  ['no header', null, null],
  ['an empty header', '', null],
  ['a fraction', '1.5', null],
  ['a date in another format', '2026-03-15T12:02:00Z', null],
])('readRetryAfter reads %s: %j', (_name, header, waitMs) => expect(readRetryAfter(header, noon)).toBe(waitMs));

it.each([
  [1, 'second', 1],
  [1_000, 'second', 1],
  [45_000, 'second', 45],
  [59_001, 'minute', 1],
  [60_000, 'minute', 1],
  [60_001, 'minute', 2],
  [3_540_000, 'minute', 59],
  [3_540_001, 'hour', 1],
  [3_600_001, 'hour', 2],
  [dayMs, 'hour', 24],
])('splitWait for %d ms returns the unit %s and the count %d', (ms, unit, count) => expect(splitWait(ms)).toEqual({ unit, count }));

const header = (ms: number) => new Date(ms).toUTCString();

describe('the first offset of the backend', () => {
  const first = (dateHeader: string | null, tookMs: number, deviceAheadMs = 0) => {
    const sentAtMs = noon + deviceAheadMs;
    return nextBackendOffset(null, dateHeader, { sentAtMs, receivedAtMs: sentAtMs + tookMs });
  };

  it.each<[string, number, number, number | null]>([
    ['a correct device clock', 0, 0, 500],
    ['a device clock that is five minutes slow', -300_000, 0, 300_500],
    ['a device clock that is an hour fast', 3_600_000, 0, -3_599_500],
    ['a response that took a second, half of which counts', 0, 1_000, 0],
    ['the longest request that counts', 0, 5_000, -2_000],
    ['a response that took too long', 0, 5_001, null],
    ['a response before its request', 0, -1, null],
  ])('with %s', (_name, deviceAheadMs, tookMs, offset) => expect(first(header(noon), tookMs, deviceAheadMs)).toBe(offset));

  it.each([null, '', 'soon', '5'])('is null for the header %j', (dateHeader) => expect(first(dateHeader, 0)).toBeNull());
});

describe('nextBackendOffset', () => {
  const at = (tookMs: number) => ({ sentAtMs: noon - 300_000, receivedAtMs: noon - 300_000 + tookMs });

  it.each<[string, number | null, string | null, number, number | null]>([
    ['is kept after a response that agrees', 300_100, header(noon), 0, 300_100],
    ['is kept at the largest possible deviation of a header', 300_000, header(noon), 0, 300_000],
    ['is measured again above that deviation', 299_999, header(noon), 0, 300_500],
    ['is kept after a slow response, which allows a larger deviation', 299_500, header(noon), 2_000, 299_500],
    ['is kept after a response without a date', 300_100, null, 0, 300_100],
    ['is kept after a response that took too long', 5, header(noon), 60_000, 5],
  ])('%s', (_name, known, dateHeader, tookMs, offset) => {
    expect(nextBackendOffset(known, dateHeader, at(tookMs))).toBe(offset);
  });
});

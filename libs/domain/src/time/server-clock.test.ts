import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { nextServerClockOffset, serverClockOffset } from './server-clock.ts';

const noon = Date.UTC(2026, 2, 15, 12);
const header = (ms: number) => new Date(ms).toUTCString();

describe('serverClockOffset', () => {
  it.each<[string, number, number, number]>([
    ['a device that is right', 0, 0, 500],
    ['a device five minutes slow', -300_000, 0, 300_500],
    ['a device an hour fast', 3_600_000, 0, -3_599_500],
    ['half of the way counts', 0, 1_000, 0],
  ])('%s', (_name, deviceAheadMs, tookMs, offset) => {
    const sentAtMs = noon + deviceAheadMs;
    expect(serverClockOffset(header(noon), { sentAtMs, receivedAtMs: sentAtMs + tookMs })).toBe(offset);
  });

  it.each([null, '', 'soon', '5'])('is not known from a header of %j', (dateHeader) => {
    expect(serverClockOffset(dateHeader, { sentAtMs: noon, receivedAtMs: noon })).toBeNull();
  });

  it.each([
    ['the longest exchange that counts', 10_000, -4_500],
    ['an answer that took too long', 10_001, null],
    ['an answer before its question', -1, null],
  ])('%s', (_name, tookMs, offset) => {
    expect(serverClockOffset(header(noon), { sentAtMs: noon, receivedAtMs: noon + tookMs })).toBe(offset);
  });

  it('is at most half a second and half the way off, whatever the device’s clock says', () => {
    const wait = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), wait, wait, fc.integer({ min: 0, max: 999 }), (aheadMs, there, back, millis) => {
        const answeredAt = noon + millis;
        const sentAtMs = answeredAt - there - aheadMs;
        const receivedAtMs = answeredAt + back - aheadMs;
        const offset = serverClockOffset(header(answeredAt), { sentAtMs, receivedAtMs }) ?? Number.NaN;
        expect(Math.abs(offset - aheadMs)).toBeLessThanOrEqual(501 + (there + back) / 2);
      }),
    );
  });
});

describe('nextServerClockOffset', () => {
  const at = (tookMs: number) => ({ sentAtMs: noon - 300_000, receivedAtMs: noon - 300_000 + tookMs });

  it.each<[string, number | null, string | null, number, number | null]>([
    ['the first answer', null, header(noon), 0, 300_500],
    ['an answer that agrees', 300_100, header(noon), 0, 300_100],
    ['as far off as a header can be', 300_000, header(noon), 0, 300_000],
    ['further off than that', 299_999, header(noon), 0, 300_500],
    ['a slow answer proves less', 299_500, header(noon), 2_000, 299_500],
    ['a device whose clock was set', 0, header(noon), 0, 300_500],
    ['an answer without a date', 300_100, null, 0, 300_100],
    ['none has come yet', null, 'soon', 0, null],
    ['an answer that took too long', 5, header(noon), 60_000, 5],
  ])('%s', (_name, known, dateHeader, tookMs, offset) => {
    expect(nextServerClockOffset(known, dateHeader, at(tookMs))).toBe(offset);
  });
});

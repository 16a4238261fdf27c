import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { serverClockOffset } from './server-clock.ts';

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

  it.each([null, '', 'soon'])('is not known from a header of %j', (dateHeader) => {
    expect(serverClockOffset(dateHeader, { sentAtMs: noon, receivedAtMs: noon })).toBeNull();
  });

  it('is at most half a second and half the way off, whatever the device’s clock says', () => {
    const wait = fc.integer({ min: 0, max: 60_000 });
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

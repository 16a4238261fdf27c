import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { fromHttpDate } from './http-date.ts';

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
    '5',
    '2026',
    '2026-03-15T12:00:00Z',
    'Sun, 15 Mar 2026',
    'Sun, 15 Mar 2026 12:00:00 +0700',
    'Sun, 15 Mar 2026 25:00:00 GMT',
    'Sunday, 15-Mar-26 12:00:00 GMT',
    'x Sun, 15 Mar 2026 12:00:00 GMT',
  ])('returns null for %j', (header) => expect(fromHttpDate(header)).toBeNull());
});

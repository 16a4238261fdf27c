import { describe, expect, it } from 'vitest';
import { pauseAfter } from './track-updates.ts';

describe('pauseAfter', () => {
  it.each([
    [0, 0, 5_000],
    [59_999, 0, 5_000],
    [60_000, 0, 15_000],
    [600_000, 0, 60_000],
    [3_600_000, 0, 300_000],
    [0, 3, 40_000],
    [0, 30, 300_000],
  ])('for an age of %d ms and %d failures is %d ms', (ageMs, failures, pauseMs) => {
    expect(pauseAfter(ageMs, failures)).toBe(pauseMs);
  });
});

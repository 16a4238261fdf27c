import { createTestStore } from '@wallet/api-client/test-store';
import { moneyOf } from '@wallet/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pauseAfter, trackUpdates } from './track-updates.ts';
import { followed } from './tracked-slice.ts';

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

afterEach(() => void vi.useRealTimers().unstubAllGlobals());

it('reads every five seconds after a reload on a device whose clock is hours ahead', async () => {
  vi.useFakeTimers();
  const now = Date.now() - 7 * 3_600_000;
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ total: 0, statements: [] }, { headers: { Date: new Date(now).toUTCString() } })),
  );
  vi.stubGlobal('fetch', fetch);
  const store = createTestStore();
  const expected = { kind: 'withdrawal', amount: moneyOf(500_00, 'BAHT') } as const;
  store.dispatch(followed({ kind: 'withdrawal', amount: null, sent: { expected, before: null, sentAt: now, doneBy: now } }, now));
  const stop = trackUpdates(store, { currency: 'BAHT', onDone: () => undefined });
  await vi.advanceTimersByTimeAsync(5_500);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

import { createTabStore, leaseMs, moneyLockKey } from '@wallet/session';
import { afterEach, expect, it, vi } from 'vitest';
import { withIntentLock } from './intent-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const parts = { device: createTabStore(), wait: () => Promise.resolve() };

/** Calls back like the browser, except for the first requests: the page is suspended when their lock is granted. */
function suspendFor(requests: number) {
  let left = requests;
  const request = async (_name: string, _options: LockOptions, granted: (lock: object) => unknown) => {
    left -= 1;
    if (left >= 0) throw new Error('The provided callback is no longer runnable.');
    return granted({});
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

it.each([1, 2, 3])('asks again for a lock that was granted while the page was suspended: %i times', async (times) => {
  suspendFor(times);
  const act = vi.fn(() => Promise.resolve('sent'));
  await expect(withIntentLock(parts, 'transfer', act)).resolves.toBe('sent');
  expect(act).toHaveBeenCalledOnce();
});

it('says so when the browser never grants the lock', async () => {
  suspendFor(Infinity);
  const act = vi.fn(() => Promise.resolve('sent'));
  await expect(withIntentLock(parts, 'transfer', act)).rejects.toThrow('no longer runnable');
  expect(act).not.toHaveBeenCalled();
});

it('never acts twice', async () => {
  suspendFor(0);
  const act = vi.fn(() => Promise.reject(new Error('failed')));
  await expect(withIntentLock(parts, 'transfer', act)).rejects.toThrow('failed');
  expect(act).toHaveBeenCalledOnce();
});

it('is not held any more once its time in the storage has passed while the page was suspended, and is not taken from another page', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  const probe = vi.fn();
  void withIntentLock(parts, 'transfer', (isHeld) => {
    probe.mockImplementation(isHeld);
    return new Promise(() => undefined);
  });
  await vi.advanceTimersByTimeAsync(leaseMs);
  expect(probe()).toBe(true);
  vi.setSystemTime(Date.now() + leaseMs);
  expect(probe()).toBe(false);
  parts.device.set(moneyLockKey('transfer'), `another ${String(Date.now() + leaseMs)}`);
  await vi.advanceTimersByTimeAsync(leaseMs / 2);
  expect(parts.device.get(moneyLockKey('transfer'))).toContain('another');
});

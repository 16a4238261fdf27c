import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../storage/storage.ts';
import { isMoneyMoving, leaseHolder, leaseMs, moneyLockKey, moneyLockName, takeLease } from './money-lock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const memory = () =>
  createStore(() => {
    throw new Error('blocked');
  });

describe('isMoneyMoving', () => {
  it('sees the locks of money actions, and no others', async () => {
    const held: { readonly name: string }[] = [{ name: 'a lock of something else' }];
    vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({ held }) } });
    expect(await isMoneyMoving(memory())).toBe(false);
    held.push({ name: moneyLockName('transfer') });
    expect(await isMoneyMoving(memory())).toBe(true);
  });

  it('sees the stored locks where the browser has no Web Locks, until they end', async () => {
    vi.stubGlobal('navigator', {});
    const device = memory();
    expect(await isMoneyMoving(device)).toBe(false);
    takeLease(device, 'transfer', 'a-tab');
    expect(await isMoneyMoving(device)).toBe(true);
    vi.useFakeTimers({ now: Date.now() + leaseMs });
    expect(await isMoneyMoving(device)).toBe(false);
  });
});

it('isMoneyMoving gives all stored locks their usual time when the clock was set back', async () => {
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
  const device = memory();
  for (const intent of ['transfer', 'withdraw']) takeLease(device, intent, 'a-tab');
  vi.setSystemTime(Date.now() - 600_000);
  expect(await isMoneyMoving(device)).toBe(true);
  vi.advanceTimersByTime(leaseMs);
  expect(await isMoneyMoving(device)).toBe(false);
});

describe('the holder of a stored lock', () => {
  it('is the page that has taken it, until its time is over', () => {
    vi.useFakeTimers();
    const device = memory();
    takeLease(device, 'transfer', 'a-tab');
    vi.advanceTimersByTime(leaseMs - 1);
    expect(leaseHolder(device, moneyLockKey('transfer'))).toBe('a-tab');
    vi.advanceTimersByTime(1);
    expect(leaseHolder(device, moneyLockKey('transfer'))).toBeNull();
  });

  it('has no longer than usual if the clock was set back, unless it renews the lock', () => {
    vi.useFakeTimers();
    const device = memory();
    takeLease(device, 'transfer', 'a-tab');
    vi.setSystemTime(Date.now() - 600_000);
    expect(leaseHolder(device, moneyLockKey('transfer'))).toBe('a-tab');
    vi.advanceTimersByTime(leaseMs - 1);
    expect(leaseHolder(device, moneyLockKey('transfer'))).toBe('a-tab');
    takeLease(device, 'transfer', 'a-tab');
    vi.advanceTimersByTime(leaseMs - 1);
    expect(leaseHolder(device, moneyLockKey('transfer'))).toBe('a-tab');
    vi.advanceTimersByTime(1);
    expect(leaseHolder(device, moneyLockKey('transfer'))).toBeNull();
  });
});

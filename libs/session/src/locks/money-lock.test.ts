import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../storage/storage.ts';
import { isMoneyMoving, leaseOf, moneyLockKey, moneyLockName } from './money-lock.ts';

afterEach(() => vi.unstubAllGlobals());

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
    device.set(moneyLockKey('transfer'), leaseOf('a-tab', Date.now() + 1000));
    expect(await isMoneyMoving(device)).toBe(true);
    device.set(moneyLockKey('transfer'), leaseOf('a-tab', Date.now() - 1));
    expect(await isMoneyMoving(device)).toBe(false);
  });
});

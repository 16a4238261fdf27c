import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMoneyMoving, moneyLockName, withMoneyLock } from './money-lock.ts';

afterEach(() => vi.unstubAllGlobals());

const wait = () => Promise.resolve();

describe('withMoneyLock', () => {
  const act = vi.fn(() => Promise.resolve('sent'));
  beforeEach(() => act.mockClear());

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
    await expect(withMoneyLock('transfer', act, wait)).resolves.toBe('sent');
    expect(act).toHaveBeenCalledOnce();
  });

  it('says so when the browser never grants the lock', async () => {
    suspendFor(Infinity);
    await expect(withMoneyLock('transfer', act, wait)).rejects.toThrow('no longer runnable');
    expect(act).not.toHaveBeenCalled();
  });

  it('never acts twice', async () => {
    suspendFor(0);
    act.mockRejectedValueOnce(new Error('failed'));
    await expect(withMoneyLock('transfer', act, wait)).rejects.toThrow('failed');
    expect(act).toHaveBeenCalledOnce();
  });

  it('does nothing when another tab has the lock', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: (_name: string, _options: object, granted: (lock: null) => unknown) => granted(null) },
    });
    expect(await withMoneyLock('transfer', act, wait)).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });
});

describe('isMoneyMoving', () => {
  it('sees the locks of money actions in all tabs, and no others', async () => {
    const held: { readonly name: string }[] = [{ name: 'a lock of something else' }];
    vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({ held }) } });
    expect(await isMoneyMoving()).toBe(false);
    held.push({ name: moneyLockName('transfer') });
    expect(await isMoneyMoving()).toBe(true);
  });

  it('sees the actions of this page where the browser has no Web Locks, until they end', async () => {
    vi.stubGlobal('navigator', {});
    let end = () => undefined as void;
    const ended = withMoneyLock('transfer', () => new Promise<void>((resolve) => (end = resolve)), wait);
    expect(await isMoneyMoving()).toBe(true);
    end();
    await ended;
    expect(await isMoneyMoving()).toBe(false);
  });
});

import { leaseHolder, leaseMs, moneyLockKey, moneyLockName, takeLease, type KeyValueStore } from '@wallet/session';

/** Long enough for another tab's write to be visible in this one. */
const settleMs = 100;
/** A page may be suspended again while it asks. A browser that refuses locks altogether is not asked forever. */
const mostRequests = 20;

/** Whether this page has had the lock all the time. One in the storage ends while its page is suspended. */
export type IsHeld = () => boolean;

type Act<Result> = (isHeld: IsHeld) => Promise<Result>;

interface LockParts {
  readonly device: KeyValueStore;
  readonly wait: (ms: number) => Promise<void>;
}

/** Creates a unique id. Works without TLS too, where browsers have no `crypto.randomUUID`. */
export function createIntentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Runs `act` while holding an intent's lock in all tabs of this browser. Null if another tab holds the lock; nothing
 * was done then. Uses local storage if the browser has no Web Locks (old web views, pages without TLS).
 */
export async function withIntentLock<Result>(parts: LockParts, intent: string, act: Act<Result>): Promise<Result | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return withStorageLock(parts, intent, act);
  const state = { isGranted: false };
  for (let left = mostRequests - 1; ; left -= 1) {
    try {
      return await locks.request(moneyLockName(intent), { ifAvailable: true }, (lock) => {
        state.isGranted = true;
        return lock ? act(() => true) : null;
      });
    } catch (error) {
      if (state.isGranted || left === 0) throw error;
      // The browser could not call a page that was suspended. Its timers only go on once it is running again.
      await parts.wait(settleMs);
    }
  }
}

/** If two tabs take the lock at the same time, the last writer wins. Both check again before they act. */
async function withStorageLock<Result>({ device, wait }: LockParts, intent: string, act: Act<Result>): Promise<Result | null> {
  const key = moneyLockKey(intent);
  const owner = createIntentId();
  const take = () => takeLease(device, intent, owner);
  const holder = () => leaseHolder(device, key);

  if (holder() !== null) return null;
  take();
  await wait(settleMs);
  if (holder() !== owner) return null;

  let isLost = false;
  const isHeld = () => {
    isLost ||= holder() !== owner;
    return !isLost;
  };
  const renewal = setInterval(() => {
    if (isHeld() || [null, owner].includes(holder())) take();
  }, leaseMs / 3);
  const release = () => {
    clearInterval(renewal);
    if (holder() === owner) device.remove(key);
  };
  // A closed page does not reach the code below.
  window.addEventListener('pagehide', release);
  try {
    return await act(isHeld);
  } finally {
    window.removeEventListener('pagehide', release);
    release();
  }
}

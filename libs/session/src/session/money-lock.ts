const namePrefix = 'wallet:';

/** A page may be suspended again while it asks. A browser that refuses locks altogether is not asked forever. */
const mostRequests = 20;
const askAgainMs = 100;

/** What this page holds where the browser has no Web Locks. Every browser that the apps support has them, but not for pages without TLS. */
const ownLocks = new Set<string>();

const webLocks = () => (navigator as Partial<Navigator>).locks;

/** Name of the Web Lock that a money action holds until its outcome is known. Other tabs of this browser do not do the same meanwhile. */
export const moneyLockName = (intent: string): string => namePrefix + intent;

/**
 * Runs `act` under the lock of an intent, which all tabs of this browser share. Null if another tab has it; nothing was done then. Without Web
 * Locks, other tabs do not know of it.
 */
export async function withMoneyLock<Result>(
  intent: string,
  act: () => Promise<Result>,
  wait: (ms: number) => Promise<void>,
): Promise<Result | null> {
  const name = moneyLockName(intent);
  const locks = webLocks();
  if (!locks) {
    ownLocks.add(name);
    // Like a Web Lock, it is granted later.
    return Promise.resolve()
      .then(act)
      .finally(() => ownLocks.delete(name));
  }
  const state = { isGranted: false };
  for (let left = mostRequests - 1; ; left -= 1) {
    try {
      return await locks.request(name, { ifAvailable: true }, (lock) => {
        state.isGranted = true;
        return lock ? act() : null;
      });
    } catch (error) {
      if (state.isGranted || left === 0) throw error;
      // The browser could not call a page that was suspended. Its timers only go on once it is running again.
      await wait(askAgainMs);
    }
  }
}

/** Whether a tab of this browser has sent a money action whose outcome is not known yet. */
export async function isMoneyMoving(): Promise<boolean> {
  const locks = webLocks();
  if (!locks) return ownLocks.size > 0;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name?.startsWith(namePrefix));
}

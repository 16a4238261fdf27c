import type { KeyValueStore } from '@wallet/session';
import { createIntentId } from './intent-id.ts';

/** How long a tab that has vanished keeps others waiting. */
const leaseMs = 15_000;
/** Long enough for another tab's writing to be seen here. */
const settleMs = 100;

interface LockParts {
  readonly device: KeyValueStore;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Holds an intent's lock over all tabs of this browser while `act` runs. null where another tab holds it: then nothing
 * was done. Where the browser has no locks of its own (old web views, pages without TLS), storage serves for them.
 */
export async function withIntentLock<Result>(parts: LockParts, intent: string, act: () => Promise<Result>): Promise<Result | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return withStorageLock(parts, intent, act);
  return locks.request(`wallet:${intent}`, { ifAvailable: true }, (lock) => (lock ? act() : Promise.resolve(null)));
}

/** Of two tabs that take the lock together, the one that wrote last has it: both look again before they act. */
async function withStorageLock<Result>({ device, wait }: LockParts, intent: string, act: () => Promise<Result>): Promise<Result | null> {
  const key = `lock:${intent}`;
  const owner = createIntentId();
  const take = () => device.set(key, `${owner} ${String(Date.now() + leaseMs)}`);
  const holder = () => {
    const [id, until] = (device.get(key) ?? '').split(' ');
    return id && Number(until) > Date.now() ? id : null;
  };

  if (holder() !== null) return null;
  take();
  await wait(settleMs);
  if (holder() !== owner) return null;

  const renewal = setInterval(take, leaseMs / 3);
  const release = () => {
    clearInterval(renewal);
    if (holder() === owner) device.remove(key);
  };
  // A page that is left does not come to the end below.
  window.addEventListener('pagehide', release);
  try {
    return await act();
  } finally {
    window.removeEventListener('pagehide', release);
    release();
  }
}

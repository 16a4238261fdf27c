import type { KeyValueStore } from '../storage/storage.ts';

const namePrefix = 'wallet:';
const keyPrefix = 'lock:';

/** Name of the Web Lock that a money action holds until its outcome is known. Other tabs of this browser do not do the same meanwhile. */
export const moneyLockName = (intent: string): string => namePrefix + intent;

/** Storage key of such a lock in browsers without Web Locks. Its value says who holds it, and until when in milliseconds since 1970. */
export const moneyLockKey = (intent: string): string => keyPrefix + intent;

/** How long a page that disappeared keeps such a lock. A page that is there renews it before. */
export const leaseMs = 15_000;

const writeLease = (device: KeyValueStore, key: string, owner: string) => device.set(key, `${owner} ${String(Date.now() + leaseMs)}`);

/** Takes a stored lock, or renews it. */
export const takeLease = (device: KeyValueStore, intent: string, owner: string): void => writeLease(device, moneyLockKey(intent), owner);

/** Who holds a stored lock. Null if nobody does (any more). */
export function leaseHolder(device: KeyValueStore, key: string): string | null {
  const [owner, until] = (device.get(key) ?? '').split(' ');
  const leftMs = Number(until) - Date.now();
  if (!owner || !(leftMs > 0)) return null;
  // The clock was set back. The lock ends in its usual time unless its holder is there to renew it.
  if (leftMs > leaseMs) writeLease(device, key, owner);
  return owner;
}

/**
 * Whether a tab of this browser has sent a money action whose outcome is not known yet. `device` is the store in which this tab holds its
 * locks if the browser has no Web Locks. It also knows them if the browser has no storage either.
 */
export async function isMoneyMoving(device: KeyValueStore): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks;
  // Looks at all of them: to look at one ends it in time.
  if (!locks) return device.keys(keyPrefix).filter((key) => leaseHolder(device, key) !== null).length > 0;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name?.startsWith(namePrefix));
}

import type { KeyValueStore } from '../storage/storage.ts';

const namePrefix = 'wallet:';
const keyPrefix = 'lock:';

/** Name of the Web Lock that a money action holds until its outcome is known. Other tabs of this browser do not do the same meanwhile. */
export const moneyLockName = (intent: string): string => namePrefix + intent;

/** Storage key of such a lock in browsers without Web Locks. Its value is that of `leaseOf`. */
export const moneyLockKey = (intent: string): string => keyPrefix + intent;

/** Storage value of a lock: who holds it, and until when in milliseconds since 1970. */
export const leaseOf = (owner: string, until: number): string => `${owner} ${String(until)}`;

/** Who holds the lock of a storage value. Null if nobody does (any more). */
export function leaseHolder(value: string | null): string | null {
  const [owner, until] = (value ?? '').split(' ');
  return owner && Number(until) > Date.now() ? owner : null;
}

/**
 * Whether a tab of this browser has sent a money action whose outcome is not known yet. `device` is the store in which this tab holds its
 * locks if the browser has no Web Locks. It also knows them if the browser has no storage either.
 */
export async function isMoneyMoving(device: KeyValueStore): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return device.keys(keyPrefix).some((key) => leaseHolder(device.get(key)) !== null);
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name?.startsWith(namePrefix));
}

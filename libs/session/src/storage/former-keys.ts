import { memberPrefix, type KeyValueStore } from './storage.ts';

/** What earlier versions kept of the member, without the prefix, and what it is called now; null where it is not needed. */
const formerKeys = {
  pendingActions: 'pendingActions',
  followed: 'tracked',
  sentSlips: null,
  spinResult: null,
  agreementAccepted: null,
} as const;

/**
 * Brings what an earlier version kept under the names of this one. Without it, an update would forget the money actions
 * whose outcome is not known, and a log-out would leave them to the next member.
 */
export function renameFormerKeys(store: KeyValueStore): void {
  for (const [former, name] of Object.entries(formerKeys)) {
    const value = store.get(former);
    if (value !== null && name !== null) store.set(memberPrefix + name, value);
    store.remove(former);
  }
  store.removeAll('chat:');
}

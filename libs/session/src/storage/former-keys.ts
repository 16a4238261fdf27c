import { memberPrefix, type KeyValueStore } from './storage.ts';

/** Storage keys of earlier versions, which had no prefix, and their present names. Null if a key is no longer needed. */
const formerKeys = {
  pendingActions: 'pendingActions',
  followed: 'tracked',
  sentSlips: null,
  spinResult: null,
  agreementAccepted: null,
} as const;

/**
 * Renames keys of earlier versions. Without it, an update would lose money actions with unknown outcomes, and a logout
 * would leave them to the next member.
 */
export function renameFormerKeys(store: KeyValueStore): void {
  for (const [former, name] of Object.entries(formerKeys)) {
    const value = store.get(former);
    if (value !== null && name !== null) store.set(memberPrefix + name, value);
    store.remove(former);
  }
  store.removeAll('chat:');
}

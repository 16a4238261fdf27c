import type { KeyValueStore } from '@wallet/session';

/** Storage key: when the device was first visited by a member, or that they have been invited. */
const invitationKey = 'installInvitation';

const invited = 'invited';

/** A page that opens sooner belongs to the same visit. */
const visitGapMs = 30 * 60_000;

/** Notes a visit of a member. True from their second visit on, until they have been invited. */
export function noteVisit(device: KeyValueStore, now: number): boolean {
  const stored = device.get(invitationKey);
  if (stored === null) device.set(invitationKey, String(now));
  // The note that they have been invited is no number.
  return now - Number(stored ?? now) >= visitGapMs;
}

/** Notes that the member has been invited, which happens once. */
export const noteInvited = (device: KeyValueStore): void => device.set(invitationKey, invited);

import type { KeyValueStore } from '@wallet/session';
import { installPrompt, subscribeToInstallPrompt } from '@wallet/app-shell';
import { isAppleTouch, isInAppBrowser, isTouchSafari } from '@wallet/domain';
import { useSyncExternalStore } from 'react';

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

/**
 * How this browser installs the app: it asks, or the member does it by Safari's share button, which is below the page on an iPhone and above it
 * on an iPad. On both, browsers inside other apps cannot, but Safari can. Null if the browser cannot, or is done.
 */
export type InstallWay = 'ask' | 'share-below' | 'share-above' | 'open-safari' | null;

export function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (isInAppBrowser(navigator)) return isAppleTouch(navigator) ? 'open-safari' : null;
  if (installPrompt()) return 'ask';
  if (!isTouchSafari(navigator)) return null;
  return /\((?:iPhone|iPod)/.test(navigator.userAgent) ? 'share-below' : 'share-above';
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribeToInstallPrompt, installWay);

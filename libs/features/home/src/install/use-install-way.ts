import { installPrompt, subscribeToInstallPrompt } from '@wallet/app-shell';
import { isAppleTouch, isInAppBrowser, isTouchSafari } from '@wallet/domain';
import { useSyncExternalStore } from 'react';

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

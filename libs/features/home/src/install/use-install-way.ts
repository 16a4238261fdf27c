import { installPrompt, subscribeToInstallPrompt } from '@wallet/app-shell';
import { isInAppBrowser, isTouchSafari } from '@wallet/domain';
import { useSyncExternalStore } from 'react';

/** How this browser installs the app: it asks, or the member does it by hand. Null if it cannot, or is done. */
export type InstallWay = 'ask' | 'by-hand' | null;

function installWay(): InstallWay {
  if (isInAppBrowser(navigator) || matchMedia('(display-mode: standalone)').matches) return null;
  if (installPrompt()) return 'ask';
  return isTouchSafari(navigator) ? 'by-hand' : null;
}

export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribeToInstallPrompt, installWay);

import { onVisible } from '@wallet/api-client/line';
import { useEffect } from 'react';

/** Keeps the screen on while the component is shown, so that another phone can scan what it shows. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const release = () => void lock?.release().catch(() => undefined);
    const request = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
      } catch {
        // The battery is low, or the device does not allow it.
      }
      if (isOver) release();
    };
    // The browser releases it when the page is hidden.
    const leave = onVisible(() => void request());
    void request();
    return () => {
      isOver = true;
      leave();
      release();
    };
  }, []);
}

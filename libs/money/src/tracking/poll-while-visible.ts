export interface Poll {
  /** Looks once; false where something could not be read. */
  readonly poll: () => Promise<boolean>;
  /** How long to wait before the next look, after so many failures in a row. */
  readonly pauseMs: (failures: number) => number;
}

const canLook = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Looks at once and then again and again, one at a time: only while the page is looked at and the device is online, at
 * once when that becomes so again and a look is due. Returns how to end it; a look under way is not called off.
 * No `pollingInterval`: it polls each list by itself, and waits a minute for a read that hangs. One look here compares
 * lists of the same moment, and is over in seconds.
 */
export function pollWhileVisible({ poll, pauseMs }: Poll): () => void {
  let isEnded = false;
  let isLooking = false;
  let failures = 0;
  let dueAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = async () => {
    clearTimeout(timer);
    if (isEnded || isLooking || !canLook()) return;
    const waitMs = dueAt - Date.now();
    if (waitMs > 0) {
      timer = setTimeout(() => void next(), waitMs);
      return;
    }
    isLooking = true;
    const isRead = await poll();
    isLooking = false;
    failures = isRead ? 0 : failures + 1;
    dueAt = Date.now() + pauseMs(failures);
    await next();
  };
  const wake = () => void next();

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  wake();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}

import { onReturn } from '@wallet/api-client/line';

export interface Poll {
  /** Polls once. False if something could not be read. */
  readonly poll: () => Promise<boolean>;
  /** How long to wait before the next poll, given the number of failures in a row. */
  readonly pauseMs: (failures: number) => number;
}

/**
 * Polls immediately and then repeatedly, one poll at a time, only while the page is visible. A poll that is due, or that
 * has failed, runs as soon as the page is visible or the device online again. Returns a function that stops polling; a
 * running poll is not cancelled. RTK Query's `pollingInterval` does not fit: it polls each list separately and waits a minute for a read
 * that hangs.
 */
export function pollWhileVisible({ poll, pauseMs }: Poll): () => void {
  let isEnded = false;
  let isLooking = false;
  let failures = 0;
  let pause = 0;
  let dueAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = async () => {
    clearTimeout(timer);
    if (isEnded || isLooking || document.visibilityState !== 'visible') return;
    // The device's clock may have been set back.
    dueAt = Math.min(dueAt, Date.now() + pause);
    const waitMs = dueAt - Date.now();
    if (waitMs > 0) {
      timer = setTimeout(() => void next(), waitMs);
      return;
    }
    isLooking = true;
    const isRead = await poll();
    isLooking = false;
    failures = isRead ? 0 : failures + 1;
    pause = pauseMs(failures);
    dueAt = Date.now() + pause;
    await next();
  };

  const leave = onReturn(() => {
    if (failures > 0) dueAt = 0;
    void next();
  });
  void next();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    leave();
  };
}

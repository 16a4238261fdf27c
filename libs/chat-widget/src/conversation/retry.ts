const firstMs = 1000;
const maxMs = 30_000;

export interface Retry {
  /** Retries with growing delays. Calls in between are merged. */
  readonly later: () => void;
  /** Success: cancels the retry and resets the delay. */
  readonly reset: () => void;
  readonly stop: () => void;
}

export function createRetry(act: () => void): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstMs;
  let isStopped = false;
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    later: () => {
      if (isStopped || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        act();
      }, waitMs);
      waitMs = Math.min(waitMs * 2, maxMs);
    },
    reset: () => {
      clear();
      waitMs = firstMs;
    },
    stop: () => {
      isStopped = true;
      clear();
    },
  };
}

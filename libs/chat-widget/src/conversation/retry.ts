const firstMs = 1000;
const maxMs = 30_000;

export interface Retry {
  /** Retries with growing delays. Calls in between are merged. */
  readonly schedule: () => void;
  /** Success: cancels the retry and resets the delay. */
  readonly reset: () => void;
  readonly stop: () => void;
}

export function createRetry(action: () => void): Retry {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = firstMs;
  let isStopped = false;
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    schedule: () => {
      if (isStopped || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        action();
      }, delayMs);
      delayMs = Math.min(delayMs * 2, maxMs);
    },
    reset: () => {
      clear();
      delayMs = firstMs;
    },
    stop: () => {
      isStopped = true;
      clear();
    },
  };
}

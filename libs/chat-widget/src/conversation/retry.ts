const firstMs = 1000;
const maxMs = 30_000;

export interface Retry {
  /** Acts again in a while, each time later than before. Asked again meanwhile, it acts once. */
  readonly later: () => void;
  /** It went well: nothing is to be done again, and the next time it is tried again soon. */
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

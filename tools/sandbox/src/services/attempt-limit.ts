export interface AttemptLimit {
  /** Counts one attempt. 0: go on; otherwise the seconds to wait, and the attempt is not counted. */
  readonly take: (key: string) => Promise<number>;
  /** Forgets the attempts of a key: they were good. */
  readonly forget: (key: string) => Promise<void>;
}

/**
 * Makes a limit that allows `attempts` per key within a sliding window. Counted before the work, so that a burst cannot
 * slip through. Limits of the same name are one over all instances that share a Redis.
 */
export type AttemptLimits = (name: string, attempts: number, windowMs: number) => AttemptLimit;

const sweepAbove = 5_000;

/** Counts in this process. */
export function createOwnLimits(now: () => Date): AttemptLimits {
  return (_name, attempts, windowMs) => {
    const taken = new Map<string, readonly number[]>();

    const recent = (times: readonly number[], at: number) => times.filter((time) => at - time < windowMs);
    const sweep = (at: number) => {
      for (const [key, times] of taken) if (recent(times, at).length === 0) taken.delete(key);
    };
    const take = (key: string): number => {
      const at = now().getTime();
      if (taken.size > sweepAbove) sweep(at);
      const times = recent(taken.get(key) ?? [], at);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= attempts) return Math.ceil((oldest + windowMs - at) / 1000);
      taken.set(key, [...times, at]);
      return 0;
    };

    return {
      take: (key) => Promise.resolve(take(key)),
      forget: (key) => {
        taken.delete(key);
        return Promise.resolve();
      },
    };
  };
}

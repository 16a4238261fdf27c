export interface AttemptLimit {
  /** Counts one attempt. 0: go on; otherwise the seconds to wait, and the attempt is not counted. */
  readonly take: (key: string) => number;
  /** Forgets the attempts of a key: they were good. */
  readonly forget: (key: string) => void;
}

const sweepAbove = 5_000;

/** Allows `attempts` per key within a sliding window. Counted before the work, so that a burst cannot slip through. */
export function createAttemptLimit(attempts: number, windowMs: number, now: () => Date): AttemptLimit {
  const taken = new Map<string, readonly number[]>();

  const recent = (times: readonly number[], at: number) => times.filter((time) => at - time < windowMs);
  const sweep = (at: number) => {
    for (const [key, times] of taken) if (recent(times, at).length === 0) taken.delete(key);
  };

  return {
    take: (key) => {
      const at = now().getTime();
      if (taken.size > sweepAbove) sweep(at);
      const times = recent(taken.get(key) ?? [], at);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= attempts) return Math.ceil((oldest + windowMs - at) / 1000);
      taken.set(key, [...times, at]);
      return 0;
    },
    forget: (key) => {
      taken.delete(key);
    },
  };
}

export interface AttemptLimit {
  /** Counts one attempt, or as many units. 0: go on; otherwise the seconds to wait, and nothing is counted. */
  readonly take: (key: string, amount?: number) => Promise<number>;
  /** Forgets the attempts of a key: they were good. */
  readonly forget: (key: string) => Promise<void>;
}

/**
 * Makes a limit that allows `attempts` per key within a sliding window. Counted before the work, so that a burst cannot
 * slip through. Limits of the same name are one over all instances that share a Redis.
 */
export type AttemptLimits = (name: string, attempts: number, windowMs: number) => AttemptLimit;

interface Taken {
  readonly time: number;
  readonly amount: number;
}

const sweepAbove = 5_000;

/** Counts in this process. */
export function createOwnLimits(now: () => Date): AttemptLimits {
  return (_name, attempts, windowMs) => {
    const taken = new Map<string, readonly Taken[]>();

    const recent = (held: readonly Taken[], at: number) => held.filter(({ time }) => at - time < windowMs);
    const sweep = (at: number) => {
      for (const [key, held] of taken) if (recent(held, at).length === 0) taken.delete(key);
    };
    const take = (key: string, amount: number): number => {
      const at = now().getTime();
      if (taken.size > sweepAbove) sweep(at);
      const held = recent(taken.get(key) ?? [], at);
      let room = attempts - held.reduce((sum, one) => sum + one.amount, 0);
      if (room >= amount) {
        taken.set(key, [...held, { time: at, amount }]);
        return 0;
      }
      const lastInTheWay = held.find((one) => (room += one.amount) >= amount);
      return Math.ceil(((lastInTheWay?.time ?? at) + windowMs - at) / 1000);
    };

    return {
      take: (key, amount = 1) => Promise.resolve(take(key, amount)),
      forget: (key) => {
        taken.delete(key);
        return Promise.resolve();
      },
    };
  };
}

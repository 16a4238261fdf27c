import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

export interface AttemptLimit {
  /** Counts one attempt, or several units. 0 means allowed; otherwise the seconds to wait, and nothing is counted. */
  readonly take: (key: string, amount?: number) => Promise<number>;
  /** Clears the attempts of a key after a success. */
  readonly forget: (key: string) => Promise<void>;
}

/**
 * Creates a limit of `attempts` per key within a window that begins with the first attempt. Counted before the work, so
 * that bursts cannot pass. Limits with the same name are shared by all instances on one Redis.
 */
export type AttemptLimits = (name: string, attempts: number, windowMs: number) => AttemptLimit;

/** Counts in this process. */
export const createOwnLimits = (): AttemptLimits => limitsBy((options) => new RateLimiterMemory(options));

/**
 * Counts in Redis for all instances. While Redis is away, each instance counts by itself: members can log in, and a
 * guesser gains at most one allowance per instance.
 */
export const createSharedLimits = (redis: Redis): AttemptLimits =>
  limitsBy((options) => new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) }));

export function limitsBy(makeLimiter: (options: IRateLimiterOptions) => RateLimiterAbstract): AttemptLimits {
  return (name, attempts, windowMs) => {
    const limiter = makeLimiter({ keyPrefix: `sandbox:limit:${name}`, points: attempts, duration: windowMs / 1000 });
    return {
      take: async (key, amount = 1) => {
        try {
          await limiter.consume(key, amount);
          return 0;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          // A smaller number of units may still fit.
          if (amount > 1) await limiter.reward(key, amount);
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      },
      forget: async (key) => {
        await limiter.delete(key);
      },
    };
  };
}

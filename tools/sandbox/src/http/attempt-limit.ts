import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

export interface AttemptLimit {
  /** Counts one attempt, or as many units. 0: go on; otherwise the seconds to wait, and units are not counted. */
  readonly take: (key: string, amount?: number) => Promise<number>;
  /** Has anything been counted in this window? */
  readonly hasTaken: (key: string) => Promise<boolean>;
  /** Forgets the attempts of a key: they were good. */
  readonly forget: (key: string) => Promise<void>;
}

/**
 * Makes a limit that allows `attempts` per key within a window, which begins with the first one. Counted before the work, so
 * that a burst cannot slip through. Limits of the same name are one over all instances that share a Redis.
 */
export type AttemptLimits = (name: string, attempts: number, windowMs: number) => AttemptLimit;

/** Counts in this process. */
export const createOwnLimits = (): AttemptLimits => limitsBy((options) => new RateLimiterMemory(options));

/**
 * Counts in Redis, for all instances together. While Redis is away each instance counts for itself: members get in, and
 * who guesses passwords gains no more than one allowance an instance.
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
          // Something smaller may still fit.
          if (amount > 1) await limiter.reward(key, amount);
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      },
      hasTaken: async (key) => (await limiter.get(key)) !== null,
      forget: async (key) => {
        await limiter.delete(key);
      },
    };
  };
}

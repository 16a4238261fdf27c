import type { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

export interface Allowances {
  /** Of one member, or of one address, to one operation that visitors can use or that takes a file. */
  readonly requestsPerMinute: number;
  /** Wrong passwords for one account from one address. */
  readonly guessesPerQuarterHour: number;
  /** One-time codes for one phone number from one address. */
  readonly codesPerMinute: number;
  readonly codesPerDay: number;
}

export const usualAllowances: Allowances = { requestsPerMinute: 60, guessesPerQuarterHour: 5, codesPerMinute: 1, codesPerDay: 5 };

/** So high that test runs never reach a limit, except that of guessing. */
export const liftedAllowances: Allowances = {
  ...usualAllowances,
  requestsPerMinute: 1_000_000,
  codesPerMinute: 1_000_000,
  codesPerDay: 1_000_000,
};

export const quarterHourMs = 15 * 60_000;

interface Limit {
  /** Counts one request. Throws Refusal REQUEST_LIMIT. */
  readonly take: (key: string) => Promise<void>;
  /** Clears the count of a key after a success. */
  readonly forget: (key: string) => Promise<void>;
}

/**
 * Creates a limit of `count` per key within a window that begins with the first request. Counted before the work, so
 * that bursts cannot pass. Limits with the same name are shared by all instances on one Redis.
 */
export type Limits = (name: string, count: number, windowMs: number) => Limit;

/** Counts in this process. */
export const createOwnLimits = (): Limits => limitsBy((options) => new RateLimiterMemory(options));

/** Counts in Redis for all instances. While Redis is away, each instance counts by itself. */
export const createSharedLimits = (redis: Redis): Limits =>
  limitsBy((options) => new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) }));

function limitsBy(makeLimiter: (options: IRateLimiterOptions) => RateLimiterAbstract): Limits {
  return (name, count, windowMs) => {
    const limiter = makeLimiter({ keyPrefix: `sandbox:limit:${name}`, points: count, duration: windowMs / 1000 });
    return {
      take: async (key) => {
        await limiter.consume(key).catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          throw new Refusal(429, 'REQUEST_LIMIT', Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        });
      },
      forget: async (key) => {
        await limiter.delete(key);
      },
    };
  };
}

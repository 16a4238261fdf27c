import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isUnavailable } from '../store/is-unavailable.ts';
import { createOwnLimits, type AttemptLimits } from './attempt-limit.ts';

/** One step in Redis, so that two instances never both take the last attempt. Returns the oldest time where none is left. */
const takeScript = `
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[2])
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then
    return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
  end
  redis.call('ZADD', KEYS[1], ARGV[1], ARGV[4])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return false
`;

/** Of a connection that was lost: asked now, it would only keep the caller waiting. */
const away: ReadonlySet<string> = new Set(['close', 'reconnecting', 'end']);

/**
 * Counts in Redis, for all instances together. While Redis is away each instance counts for itself: members get in, and
 * who guesses passwords gains no more than one allowance an instance.
 */
export function createSharedLimits(redis: Redis, now: () => Date): AttemptLimits {
  const ownLimits = createOwnLimits(now);
  const inRedis = async <Result>(ask: () => Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> => {
    if (away.has(redis.status)) return otherwise();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error) || !isUnavailable(error)) throw error;
      return otherwise();
    }
  };

  return (name, attempts, windowMs) => {
    const own = ownLimits(name, attempts, windowMs);
    const keyOf = (key: string) => `sandbox:limit:${name}:${key}`;
    const take = async (key: string): Promise<number> => {
      const at = now().getTime();
      const oldest = await redis.eval(takeScript, 1, keyOf(key), at, windowMs, attempts, randomUUID());
      return oldest === null ? 0 : Math.ceil((Number(oldest) + windowMs - at) / 1000);
    };
    const forget = async (key: string): Promise<void> => {
      await redis.del(keyOf(key));
    };
    return {
      take: (key) => inRedis(() => take(key), () => own.take(key)),
      forget: async (key) => {
        await own.forget(key);
        await inRedis(() => forget(key), () => Promise.resolve());
      },
    };
  };
}

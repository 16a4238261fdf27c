import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { AttemptLimits } from './attempt-limit.ts';

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

/** Counts in Redis, for all instances together. */
export function createSharedLimits(redis: Redis, now: () => Date): AttemptLimits {
  return (name, attempts, windowMs) => {
    const keyOf = (key: string) => `sandbox:limit:${name}:${key}`;
    return {
      take: async (key) => {
        const at = now().getTime();
        const oldest = await redis.eval(takeScript, 1, keyOf(key), at, windowMs, attempts, randomUUID());
        return oldest === null ? 0 : Math.ceil((Number(oldest) + windowMs - at) / 1000);
      },
      forget: async (key) => {
        await redis.del(keyOf(key));
      },
    };
  };
}

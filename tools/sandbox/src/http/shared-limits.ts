import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isUnavailable } from '../store/is-unavailable.ts';
import { createOwnLimits, type AttemptLimits } from './attempt-limit.ts';

/**
 * One step in Redis, so that two instances never both take the last attempt. Each entry ends with how much it took. Returns
 * the time of the last one that is in the way.
 */
const takeScript = `
  local at, windowMs, attempts, amount = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - windowMs)
  local held = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
  local room = attempts
  for entry = 1, #held, 2 do room = room - string.match(held[entry], ':(%d+)$') end
  if room >= amount then
    redis.call('ZADD', KEYS[1], at, ARGV[5] .. ':' .. ARGV[4])
    redis.call('PEXPIRE', KEYS[1], windowMs)
    return false
  end
  for entry = 1, #held, 2 do
    room = room + string.match(held[entry], ':(%d+)$')
    if room >= amount then return held[entry + 1] end
  end
  return ARGV[1]
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
    const take = async (key: string, amount: number): Promise<number> => {
      const at = now().getTime();
      const inTheWay = await redis.eval(takeScript, 1, keyOf(key), at, windowMs, attempts, amount, randomUUID());
      return inTheWay === null ? 0 : Math.ceil((Number(inTheWay) + windowMs - at) / 1000);
    };
    const forget = async (key: string): Promise<void> => {
      await redis.del(keyOf(key));
    };
    return {
      take: (key, amount = 1) => inRedis(() => take(key, amount), () => own.take(key, amount)),
      forget: async (key) => {
        await own.forget(key);
        await inRedis(() => forget(key), () => Promise.resolve());
      },
    };
  };
}

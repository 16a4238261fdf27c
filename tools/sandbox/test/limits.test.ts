import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { createSharedLimits } from '../src/http/attempt-limit.ts';
import { freePort } from '../src/servers.ts';

it('counts and limits attempts without waiting while Redis is unavailable', async () => {
  const redis = new Redis(await freePort(), '127.0.0.1', { lazyConnect: true, enableOfflineQueue: false });
  redis.on('error', () => undefined);
  await redis.connect().catch(() => undefined);
  try {
    const limit = createSharedLimits(redis)('test', 3, 60_000);
    const waits = await Promise.all(Array.from({ length: 4 }, () => limit.take('one')));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    expect(waits[3]).toBeGreaterThan(50);
    expect(await limit.take('another')).toBe(0);
    await limit.forget('one');
    expect(await limit.take('one', 3)).toBe(0);
  } finally {
    redis.disconnect();
  }
});

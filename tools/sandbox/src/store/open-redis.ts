import { Redis } from 'ioredis';
import { SandboxCannotStart } from './sandbox-cannot-start.ts';

/**
 * Connects to the Redis that several sandboxes share, and reconnects automatically. Throws SandboxCannotStart, which
 * never shows the URL, because it may contain a password.
 */
export async function openRedis(url: string, onTrouble: (error: Error) => void): Promise<Redis> {
  // A command fails immediately while the connection is lost, and after a second in any case, so that no request waits
  // for Redis.
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    commandTimeout: 1_000,
  });
  redis.on('error', onTrouble);
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw new SandboxCannotStart('The Redis of REDIS_URL cannot be used. Start it, or correct REDIS_URL.');
  }
  return redis;
}

import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { openStore, type OpenStore } from '../src/index.ts';
import { createOwnLimits, type AttemptLimits } from '../src/services/attempt-limit.ts';
import { createSharedLimits } from '../src/services/shared-limits.ts';
import { openPostgres } from '../src/store/open-postgres.ts';

/** No connection breaks in a test unless the test breaks it. */
const never = (error: Error) => {
  throw error;
};

/** A store of the caller's own: a database of the server of DATABASE_URL, or one in memory. */
export async function openTestStore(): Promise<OpenStore> {
  const server = process.env['DATABASE_URL'];
  if (server === undefined || server === '') return openStore(null);
  return openPostgres(await makeDatabase(server), never);
}

/** An empty database beside the one that the address names. It goes with its server, which the tests throw away. */
export async function makeDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Limits of the caller's own: in the Redis of REDIS_URL, or in this process. */
export function openTestLimits(now: () => Date): { readonly limits: AttemptLimits; readonly close: () => void } {
  const url = process.env['REDIS_URL'];
  if (url === undefined || url === '') return { limits: createOwnLimits(now), close: () => undefined };
  const redis = new Redis(url, { keyPrefix: `${randomBytes(8).toString('hex')}:` });
  return {
    limits: createSharedLimits(redis, now),
    close: () => {
      redis.disconnect();
    },
  };
}

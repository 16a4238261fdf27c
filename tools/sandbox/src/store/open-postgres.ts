import { Redis } from 'ioredis';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnParsers, type OpenStore, openTables, SandboxCannotStart } from './open-store.ts';

const maxConnections = 20;
const connectMs = 5_000;

/**
 * Opens and migrates a PostgreSQL database, version 15 or newer. Several sandboxes may use it. Throws
 * SandboxCannotStart, which never shows the URL, because it may contain a password.
 */
export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<OpenStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // Row locks and conditional updates are made for this level: with a stricter server default, concurrent requests
    // would fail.
    options: '-c default_transaction_isolation=read\\ committed',
    connectionTimeoutMillis: connectMs,
    types: {
      getTypeParser: (oid, format): unknown =>
        format === 'binary' ? pg.types.getTypeParser(oid, format) : (columnParsers[oid] ?? pg.types.getTypeParser(oid, 'text')),
    },
  });
  // A broken connection fails only its current call. The next call gets a new connection.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    throw new SandboxCannotStart(`The database of DATABASE_URL cannot be used (${code}). Start it, or correct DATABASE_URL.`);
  }
  return openTables(new PostgresDialect({ pool }));
}

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

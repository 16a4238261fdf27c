import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { SandboxCannotStart } from './sandbox-cannot-start.ts';
import { columnParsers } from './column-parsers.ts';
import { openTables, type OpenStore } from './open-store.ts';

const oldestVersion = 150_000;
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
    await requireVersion(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return openTables(new PostgresDialect({ pool }));
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const version = await readVersion(pool);
  if (version >= oldestVersion) return;
  throw new SandboxCannotStart(`The sandbox needs PostgreSQL 15 or newer; DATABASE_URL leads to ${String(Math.floor(version / 10_000))}.`);
}

async function readVersion(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    return Number(rows[0]?.server_version_num);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SandboxCannotStart(
      `The database of DATABASE_URL cannot be used (${code ?? 'no answer'}). Start it, or correct DATABASE_URL.`,
    );
  }
}

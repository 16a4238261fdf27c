import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { SandboxCannotStart } from '../sandbox-cannot-start.ts';
import { columnParsers } from './column-parsers.ts';
import { openTables, type OpenStore } from './open-store.ts';

const oldestVersion = 150_000;
const maxConnections = 20;
const connectMs = 5_000;

/**
 * Opens a PostgreSQL database, 15 or newer, up to date. Several sandboxes may use one.
 * Throws SandboxCannotStart, which never shows the address: it can hold a password.
 */
export async function openPostgres(url: string, onTrouble: (error: Error) => void): Promise<OpenStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    // Row locks and guarded updates are made for it: where a server's preset is stricter, racers would be turned away.
    options: '-c default_transaction_isolation=read\\ committed',
    connectionTimeoutMillis: connectMs,
    types: {
      getTypeParser: (oid, format): unknown =>
        format === 'binary' ? pg.types.getTypeParser(oid, format) : (columnParsers[oid] ?? pg.types.getTypeParser(oid, 'text')),
    },
  });
  // A connection that breaks, idle or in the middle of a call: that call fails, and the next one gets a new connection.
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

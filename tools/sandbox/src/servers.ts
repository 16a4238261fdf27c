import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Executables of PostgreSQL and Redis on this machine. */
export interface ServerPrograms {
  readonly initdb: string;
  readonly postgres: string;
  readonly redis: string;
}

/** A temporary server at one address: PostgreSQL keeps its data over a restart, Redis begins empty. */
export interface RestartableServer {
  readonly url: string;
  /** Like `kill -9`. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Removes its data too. */
  readonly stop: () => Promise<void>;
}

const readyMs = 20_000;

/** Null if one of them is missing. */
export function findServers(): ServerPrograms | null {
  const [initdb] = globSync('/usr/lib/postgresql/{15,16,17,18}/bin/initdb').sort();
  const redis = onPath('redis-server');
  const chosen = initdb ?? onPath('initdb');
  if (chosen === undefined || redis === undefined) return null;
  return { initdb: chosen, postgres: join(chosen, '../postgres'), redis };
}

/** Also searches the administrator's PATH. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, '/usr/bin', '/usr/sbin'].map((folder) => join(folder, program)).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // It does not exist or cannot be executed.
    return false;
  }
}

/** Starts PostgreSQL with an empty database. Committed data survives a kill, but not a power failure. */
export async function startPostgres({ initdb, postgres }: ServerPrograms): Promise<RestartableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? accountOf('postgres') : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(initdb, ['-D', data, '-U', 'sandbox', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });

  const port = await freePort();
  const url = `postgres://sandbox@127.0.0.1:${String(port)}/postgres`;
  const run = async () => {
    const settings = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(postgres, args, { ...user, cwd: folder, stdio: 'ignore' });
    await untilReady(child, () => asksPostgres(url));
    return child;
  };
  return restartable(url, run, async (child) => {
    await end(child, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
}

export async function startRedis({ redis }: ServerPrograms): Promise<RestartableServer> {
  const port = await freePort();
  const run = async () => {
    const child = spawn(redis, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
      cwd: tmpdir(),
    });
    await untilReady(child, () => answersOn(port));
    return child;
  };
  return restartable(`redis://127.0.0.1:${String(port)}`, run, (child) => end(child, 'SIGTERM'));
}

async function restartable(
  url: string,
  run: () => Promise<ChildProcess>,
  stop: (child: ChildProcess) => Promise<void>,
): Promise<RestartableServer> {
  let child = await run();
  return {
    url,
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = await run();
    },
    stop: () => stop(child),
  };
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilReady(child: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + readyMs;
  while (Date.now() < end && child.exitCode === null) {
    if (await isReady()) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${child.spawnfile} did not start`);
}

async function asksPostgres(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // Not ready yet.
    return false;
  }
}

function answersOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

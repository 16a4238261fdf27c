import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';

/** PostgreSQL and Redis on this machine. */
interface ServerPrograms {
  /** The folder of `initdb` and `pg_ctl`. */
  readonly postgres: string;
  readonly redis: string;
}

/** A temporary server at one address: PostgreSQL keeps its data over a restart, Redis begins empty. */
export interface RestartableServer {
  readonly url: string;
  /** As a crash ends it. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Removes its data too. */
  readonly stop: () => Promise<void>;
}

/** Null if one of them is missing. */
export function findServers(): ServerPrograms | null {
  const initdb = globSync('/usr/lib/postgresql/{15,16,17,18}/bin/initdb').sort()[0] ?? onPath('initdb');
  const redis = onPath('redis-server');
  return initdb === undefined || redis === undefined ? null : { postgres: dirname(initdb), redis };
}

/** Also searches the administrator's PATH. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, '/usr/bin', '/usr/sbin'].map((folder) => join(folder, program)).find((file) => existsSync(file));
}

/** Starts PostgreSQL with an empty database. Committed data survives a kill, but not a power failure. */
export async function startPostgres({ postgres }: ServerPrograms): Promise<RestartableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? accountOf('postgres') : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const run = async (program: 'initdb' | 'pg_ctl', ...args: readonly string[]) => {
    await promisify(execFile)(join(postgres, program), ['-D', join(folder, 'data'), ...args], { ...user, cwd: folder });
  };
  await run('initdb', '-U', 'sandbox', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');

  const port = String(await freePort());
  const settings = `-p ${port} -c fsync=off -c max_connections=200 -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const restart = () => run('pg_ctl', 'start', '-l', join(folder, 'log'), '-o', settings);
  const kill = () => run('pg_ctl', 'stop', '-m', 'immediate');
  await restart();
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    kill,
    restart,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startRedis({ redis }: ServerPrograms): Promise<RestartableServer> {
  const port = String(await freePort());
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess;
  const restart = async () => {
    child = spawn(redis, args, { stdio: 'ignore', cwd: tmpdir() });
    // It connects again until the server listens.
    const client = new Redis(url).on('error', () => undefined);
    await client.ping();
    client.disconnect();
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await restart();
  return { url, kill, restart, stop: kill };
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export async function freePort(): Promise<number> {
  await using probe = await listenHere(createServer());
  return probe.port;
}

/** Lets a server listen at a free port of this machine until it is disposed of. */
export async function listenHere(server: Server | HttpServer, host = '127.0.0.1') {
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://${host}:${String(port)}`,
    [Symbol.asyncDispose]: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

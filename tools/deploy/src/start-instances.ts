import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { runSandbox, type SandboxProcess } from '@wallet/sandbox/on-servers';
import { findServers, freePort, startPostgres, startRedis } from '@wallet/sandbox/servers';
import { startNginx } from './start-nginx.ts';

export type Instances = Awaited<ReturnType<typeof startInstances>>;

/** Serves wallet-th by nginx in front of this many sandboxes, which share a PostgreSQL, a Redis and a folder of uploads. */
export async function startInstances(count: number) {
  const programs = findServers();
  if (programs === null) throw new Error('This needs PostgreSQL 15 or newer and Redis: sudo apt-get install postgresql redis-server');
  await using parts = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'wallet-instances-'));
  parts.defer(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(programs);
  parts.defer(postgres.stop);
  const redis = await startRedis(programs);
  parts.defer(redis.stop);

  const startInstance = async () => {
    const env = { SANDBOX_PORT: String(await freePort()), DATA_DIR: folder, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    let sandbox: SandboxProcess = await runSandbox(env);
    /** Ends it at once, as a crash does. */
    const kill = async () => {
      await sandbox.end('SIGKILL');
    };
    parts.defer(kill);
    /** Starts it again at the same address. */
    const restart = async () => {
      sandbox = await runSandbox(env);
    };
    return { url: sandbox.url, kill, restart };
  };
  const instances: Awaited<ReturnType<typeof startInstance>>[] = [];
  while (instances.length < count) instances.push(await startInstance());

  const server = (url: string) => `server ${new URL(url).host} max_fails=2 fail_timeout=2s;`;
  const [first = ''] = instances.map(({ url }) => url);
  const nginx = await startNginx({
    dist: distFolder('wallet-th'),
    backend: first,
    edit: {
      [server(first)]: instances.map(({ url }) => server(url)).join(' '),
      // All clients of the test have one address.
      'limit_conn wallet_visitors 200;': 'limit_conn wallet_visitors 1000;',
    },
  });
  parts.defer(nginx.close);
  const all = parts.move();
  return { url: nginx.url, databaseUrl: postgres.url, instances, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

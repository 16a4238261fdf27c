import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findServers, startPostgres, startRedis } from '../src/servers.ts';

/** `node run-on-servers.ts command ...`: runs a command with its own PostgreSQL and Redis. */
const programs = findServers();
const [command, ...args] = process.argv.slice(2);
if (programs === null || command === undefined) {
  console.error('This needs PostgreSQL 15 or newer and Redis: sudo apt-get install postgresql redis-server');
  process.exit(1);
}
await using servers = new AsyncDisposableStack();
const postgres = await startPostgres(programs);
servers.defer(postgres.stop);
const redis = await startRedis(programs);
servers.defer(redis.stop);
const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: postgres.url, REDIS_URL: redis.url } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findServers } from '@wallet/sandbox/servers';

/**
 * Are PostgreSQL and Redis here for the sandbox's tests on them? As root on Debian they are installed where missing.
 * Where not, how to get them has then been said in one line.
 */
export function ensureServers(): boolean {
  if (findServers() !== null) return true;
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    console.log('Installing PostgreSQL and Redis for the sandbox tests ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'postgresql', 'redis-server') && findServers() !== null) return true;
  }
  console.error(
    isDebian
      ? 'The tests on PostgreSQL and Redis need both: sudo apt-get install postgresql redis-server'
      : 'The tests on PostgreSQL and Redis need both: install PostgreSQL 15 or newer and Redis, with initdb, postgres and redis-server on PATH.',
  );
  return false;
}

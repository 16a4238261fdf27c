import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findServers, onPath } from '@wallet/sandbox/servers';

/**
 * Are PostgreSQL and Redis here for the sandbox's tests on them? As root on Debian they are installed where missing.
 * Where not, how to get them has then been said in one line.
 */
export const ensureServers = (): boolean =>
  ensure({
    isHere: () => findServers() !== null,
    packages: ['postgresql', 'redis-server'],
    purpose: 'The tests on PostgreSQL and Redis need both',
    elsewhere: 'install PostgreSQL 15 or newer and Redis, with initdb, postgres and redis-server on PATH',
  });

/** The same for nginx, whose configuration is attacked. */
export const ensureNginx = (): boolean =>
  ensure({
    isHere: () => onPath('nginx') !== undefined,
    packages: ['nginx-light'],
    purpose: 'The tests of the nginx configuration need nginx',
    elsewhere: 'install nginx 1.20 or newer, with nginx on PATH',
  });

interface Needed {
  readonly isHere: () => boolean;
  /** Debian's names. */
  readonly packages: readonly string[];
  readonly purpose: string;
  /** How to get it where it is not Debian. */
  readonly elsewhere: string;
}

function ensure({ isHere, packages, purpose, elsewhere }: Needed): boolean {
  if (isHere()) return true;
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(' and ')} for the tests ...`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages) && isHere()) return true;
  }
  console.error(`${purpose}: ${isDebian ? `sudo apt-get install ${packages.join(' ')}` : elsewhere}.`);
  return false;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findServers, onPath } from '@wallet/sandbox/servers';

/**
 * Returns whether PostgreSQL and Redis are available for the sandbox's tests. As root on Debian, missing ones are installed. Otherwise it
 * prints how to get them.
 */
export const ensureServers = (): boolean =>
  ensure({
    isHere: () => findServers() !== null,
    packages: ['postgresql', 'redis-server'],
    purpose: 'The tests on PostgreSQL and Redis need both',
    otherSystems: 'install PostgreSQL 15 or newer and Redis, with initdb, postgres and redis-server on PATH',
  });

/** Does the same for nginx, whose configuration is tested. */
export const ensureNginx = (): boolean =>
  ensure({
    isHere: () => onPath('nginx') !== undefined,
    packages: ['nginx-light'],
    purpose: 'The tests of the nginx configuration need nginx',
    otherSystems: 'install nginx 1.20 or newer, with nginx on PATH',
  });

/** Does the same for Firefox, in which some journeys run. */
export const ensureFirefox = (): boolean =>
  ensure({
    isHere: () => existsSync(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'),
    packages: ['firefox-esr'],
    purpose: 'The journeys in Firefox need the extended support release',
    otherSystems: 'install Firefox 153 ESR and set FIREFOX_PATH to its program',
  });

/** Does the same for WebKitGTK, on a screen that needs no graphics card. */
export const ensureWebkit = (): boolean =>
  ensure({
    isHere: () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every((program) => onPath(program) !== undefined),
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
    purpose: 'The journeys in WebKit need its driver',
    otherSystems: 'they run on Linux only',
  });

interface Requirement {
  readonly isHere: () => boolean;
  /** Debian package names. */
  readonly packages: readonly string[];
  readonly purpose: string;
  /** How to install it on other systems. */
  readonly otherSystems: string;
}

function ensure({ isHere, packages, purpose, otherSystems }: Requirement): boolean {
  if (isHere()) return true;
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(' and ')} for the tests ...`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...packages) && isHere()) return true;
  }
  console.error(`${purpose}: ${isDebian ? `sudo apt-get install ${packages.join(' ')}` : otherSystems}.`);
  return false;
}

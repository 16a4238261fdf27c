import { existsSync } from 'node:fs';
import { headlessShell } from '@wallet/build';
import { findServers, onPath } from '@wallet/sandbox/servers';
import { canInstall, installBesideOtherWork, installPackages, isDebian } from './install-packages.ts';

const servers: Requirement = {
  isHere: () => findServers() !== null,
  packages: ['postgresql', 'redis-server'],
  purpose: 'The tests on PostgreSQL and Redis need both',
  otherSystems: 'install PostgreSQL 15 or newer and Redis, with initdb, postgres and redis-server on PATH',
};
const nginx: Requirement = {
  isHere: () => onPath('nginx') !== undefined,
  packages: ['nginx-light'],
  purpose: 'The tests of the nginx configuration need nginx',
  otherSystems: 'install nginx 1.20 or newer, with nginx on PATH',
};
const firefox: Requirement = {
  isHere: () => existsSync(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'),
  packages: ['firefox-esr'],
  purpose: 'The journeys in Firefox need the extended support release',
  otherSystems: 'install Firefox 153 ESR and set FIREFOX_PATH to its program',
};
const webkit: Requirement = {
  isHere: () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every((program) => onPath(program) !== undefined),
  packages: ['webkit2gtk-driver', 'xvfb', 'openbox', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
  purpose: 'The journeys in WebKit need its driver',
  otherSystems: 'they run on Linux only',
};

/**
 * Returns whether PostgreSQL and Redis are available for the sandbox's tests. As root on Debian, missing ones are installed. Otherwise it
 * prints how to get them.
 */
export const ensureServers = (): boolean => ensure(servers);

/** Does the same for nginx, whose configuration is tested. */
export const ensureNginx = (): boolean => ensure(nginx);

/** Does the same for Firefox, in which some journeys run. */
export const ensureFirefox = (): boolean => ensure(firefox);

/** Does the same for WebKitGTK, on a screen that needs no graphics card. */
export const ensureWebkit = (): boolean => ensure(webkit);

/**
 * As root on Debian, installs all missing programs of the tests at once, beside other work. Each by itself would take much longer. Whether
 * they are here then is for the functions above and `ensureChromium` to say, which also install what is left.
 */
export async function installMissing(): Promise<void> {
  const packages = [
    ...(existsSync(process.env['CHROMIUM_PATH'] ?? headlessShell) ? [] : ['chromium-headless-shell']),
    ...[servers, nginx, firefox, webkit].filter(({ isHere }) => !isHere()).flatMap((missing) => missing.packages),
  ];
  if (packages.length > 0 && canInstall()) await installBesideOtherWork(packages);
}

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
  if (canInstall() && installPackages(packages) && isHere()) return true;
  console.error(`${purpose}: ${isDebian() ? `sudo apt-get install ${packages.join(' ')}` : otherSystems}.`);
  return false;
}

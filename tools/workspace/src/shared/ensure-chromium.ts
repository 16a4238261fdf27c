import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { headlessShell, wholeBrowsers } from '@wallet/build';

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, or the system's. As root on Debian, a missing one is installed. Tests prefer the headless
 * shell. Returns null without a browser, after printing how to get one.
 */
export function ensureChromium({ forTests = false } = {}): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const isDebian = existsSync('/etc/debian_version');
  const canInstall = isDebian && process.getuid?.() === 0;
  const candidates = forTests ? [[headlessShell], wholeBrowsers] : [wholeBrowsers];
  for (const places of candidates) {
    const find = () => places.find((place) => existsSync(place));
    const found = find() ?? (canInstall && install(basename(places[0])) ? find() : undefined);
    if (found !== undefined) return found;
  }
  console.error(
    isDebian
      ? 'The browser tests need Chromium: sudo apt-get install chromium'
      : `The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.`,
  );
  return null;
}

function install(packageName: string): boolean {
  console.log(`Installing ${packageName} ...`);
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', packageName);
}

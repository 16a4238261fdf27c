import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the tests: CHROMIUM_PATH, or the system's. As root on Debian it is installed where missing.
 * null where there is none; how to get one has then been said in one line.
 */
export function ensureChromium(): string | null {
  const find = () => [process.env['CHROMIUM_PATH'], ...places].find((place) => place !== undefined && existsSync(place));
  const found = find();
  if (found !== undefined) return found;
  const isDebian = existsSync('/etc/debian_version');
  if (isDebian && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests ...');
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', 'chromium')) return find() ?? null;
  }
  console.error(
    isDebian
      ? 'The browser tests need Chromium: sudo apt-get install chromium'
      : `The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.`,
  );
  return null;
}

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { headlessShell, wholeBrowsers } from '@wallet/build';
import { canInstall, installPackages, isDebian } from './install-packages.ts';

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, or the system's. As root on Debian, a missing one is installed. Tests prefer the headless
 * shell. Returns null without a browser, after printing how to get one.
 */
export function ensureChromium({ forTests = false } = {}): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const candidates = forTests ? [[headlessShell], wholeBrowsers] : [wholeBrowsers];
  for (const places of candidates) {
    const find = () => places.find((place) => existsSync(place));
    const found = find() ?? (canInstall() && installPackages([basename(places[0])]) ? find() : undefined);
    if (found !== undefined) return found;
  }
  console.error(
    isDebian()
      ? 'The browser tests need Chromium: sudo apt-get install chromium'
      : `The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.`,
  );
  return null;
}

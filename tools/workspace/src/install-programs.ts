import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumLaunch } from '@wallet/build';
import { findServers, onPath } from '@wallet/sandbox/servers';

/**
 * The targets `install-programs` and `install-further-programs`: what `npm test` needs besides packages of npm, and what only the complete
 * checks need. As root on Debian, missing programs are installed. Elsewhere it prints what is missing; the tests that need it fail.
 */
const usual = [
  { isHere: existsSync(chromiumLaunch.executablePath), packages: ['chromium-headless-shell'], elsewhere: 'Chromium, and CHROMIUM_PATH' },
  {
    isHere: onPath('nginx') !== undefined,
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    elsewhere: 'nginx 1.20 or newer on PATH',
  },
];
const further = [
  {
    isHere: findServers() !== null,
    packages: ['postgresql', 'redis-server'],
    elsewhere: 'PostgreSQL 15 or newer and Redis, with initdb, postgres and redis-server on PATH',
  },
  {
    isHere: existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'),
    packages: ['firefox-esr'],
    elsewhere: 'Firefox ESR, and FIREFOX_PATH',
  },
  {
    isHere: ['WebKitWebDriver', 'Xvfb', 'openbox'].every((program) => onPath(program) !== undefined),
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
    elsewhere: 'WebKitWebDriver of WebKitGTK, on Linux only',
  },
];

const missing = (process.argv.includes('--further') ? further : usual).filter(({ isHere }) => !isHere);
const packages = missing.flatMap((program) => program.packages);
if (packages.length > 0 && existsSync('/etc/debian_version')) {
  const commands = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
  if (process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(', ')} ...`);
    for (const args of commands) {
      spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  } else console.log(`Some tests need more programs: sudo apt-get install ${packages.join(' ')}`);
} else {
  for (const { elsewhere } of missing) console.log(`Some tests need ${elsewhere}.`);
}

import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isDebian = (): boolean => existsSync('/etc/debian_version');

/** Whether packages of the system can be installed here: as root on Debian. */
export const canInstall = (): boolean => isDebian() && process.getuid?.() === 0;

const options = () => ({
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions,
});

const calls = (packages: readonly string[]) => [
  ['update', '-qq'],
  ['install', '-y', '-qq', '--no-install-recommends', ...packages],
];

const announce = (packages: readonly string[]) => console.log(`Installing ${packages.join(', ')} ...`);

/** Installs Debian packages. False if apt failed. */
export function installPackages(packages: readonly string[]): boolean {
  announce(packages);
  return calls(packages).every((args) => spawnSync('apt-get', args, options()).status === 0);
}

/** The same beside other work. Resolves when apt has ended, in whatever way. */
export async function installBesideOtherWork(packages: readonly string[]): Promise<void> {
  announce(packages);
  for (const args of calls(packages)) {
    const code = await new Promise((resolve) => spawn('apt-get', args, options()).once('close', resolve).once('error', resolve));
    if (code !== 0) return;
  }
}

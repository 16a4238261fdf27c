import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letRead, writeVersion } from '@wallet/operator';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNginx } from '../src/start-nginx.ts';

let folder: string;
let to: string;
let said: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-reload-'));
  to = join(folder, 'site');
  for (const path of [to, join(folder, 'bin'), join(folder, 'none')]) mkdirSync(path);
  // The installed nginx, with a configuration of its own.
  const command = `#!/bin/sh\nexec '${String(findNginx())}' -e '${folder}/error.log' -c '${folder}/nginx.conf' "$@"\n`;
  writeFileSync(join(folder, 'bin/nginx'), command, { mode: 0o755 });
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${String(process.env.PATH)}`);
  configure(`include ${to}/current/nginx-root.conf;`);
  said = '';
  vi.spyOn(console, 'error').mockImplementation((line: string) => void (said += line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const configure = (root: string) =>
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; events {} http { access_log off; server { listen unix:${folder}/socket; ${root} } }`,
  );
const put = (name: string) =>
  writeVersion(to, (version) => {
    writeFileSync(join(version, 'page.html'), name);
    return Promise.resolve(name);
  });
/** Deploys two versions, of which the server is asked to read the second. Returns the exit code. */
const deployNext = async (command: string | null = null) => {
  await put('1');
  return letRead(to, await put('2'), command);
};
const sent = () => readlinkSync(join(to, 'current'));

it('goes back, and says that nginx does not run', async () => {
  expect([await deployNext(), sent()]).toEqual([1, '1']);
  expect(said).toBe(`nginx does not run, so that nothing is sent. ${to}/current stays 1: start nginx, and deploy again.`);
});

it('goes back, and says that nginx is not installed', async () => {
  vi.stubEnv('PATH', join(folder, 'none'));
  expect([await deployNext(), sent()]).toEqual([1, '1']);
  expect(said).toBe('nginx is not on this machine: name the command that reloads your server by --reload. What it sent before stays.');
});

it.each([
  ['the configuration has a mistake', 'mistake;', null],
  ['the command of the operator fails', '', 'exit 1'],
])('goes back, and says that the server refuses: %s', async (_name, mistake, command) => {
  configure(`include ${to}/current/nginx-root.conf; ${mistake}`);
  expect([await deployNext(command), sent()]).toEqual([1, '1']);
  expect(said).toBe('The server has refused this version. What it sent before stays.');
});

it('leaves the first version where nginx does not run, since nginx needs one to start', async () => {
  expect([letRead(to, await put('1'), null), sent()]).toEqual([0, '1']);
  expect(said).toBe(
    'nginx does not run, so that nothing is sent. There was no version before, so 1 stays written. Start the server to send it.',
  );
});

it('says that the configuration of nginx does not name the folder', async () => {
  configure(`root ${folder};`);
  await deployNext();
  expect(said).toContain(`The configuration of nginx does not name ${to}/current, so nginx sends something else`);
});

it('is read by nginx, and only then what has not been sent for a day goes', async () => {
  await put('0');
  await put('0.1');
  utimesSync(join(to, '0'), 0, 0);
  execFileSync('nginx');
  try {
    expect([await deployNext(), sent(), said]).toEqual([0, '2', '']);
    expect(existsSync(join(to, '0'))).toBe(false);
  } finally {
    execFileSync('nginx', ['-s', 'quit']);
  }
});

import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveFolder, walletFile } from '@wallet/build';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNginx, type RunningNginx } from '../src/start-nginx.ts';
import { startRecordingBackend, type RecordingBackend } from './recording-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-release-'));
const archive = join(folder, 'archive');
const site = join(folder, 'site');
const settingsFile = join(folder, 'settings.json');
let backend: RecordingBackend;
let nginx: RunningNginx;

/** Runs the command of the archive, as an operator does. */
const wallet = (...args: readonly string[]) =>
  new Promise<{ status: number; output: string }>((resolve) => {
    execFile(process.execPath, [join(archive, walletFile), ...args, '--to', site], (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });

function deploy(settings: object, reload = nginx.reloadCommand) {
  writeFileSync(settingsFile, JSON.stringify(settings));
  return wallet('deploy', '--settings', settingsFile, '--reload', reload);
}

const verify = () => wallet('verify', nginx.url);
const currentFolder = () => realpathSync(join(site, 'current'));
const currentName = () => (JSON.parse(readFileSync(join(site, 'current/manifest.webmanifest'), 'utf8')) as { name: string }).name;
const unchanged = { status: 0, output: expect.stringContaining('nothing is different') as string };

beforeAll(async () => {
  cpSync(archiveFolder('wallet-th'), archive, { recursive: true });
  writeFileSync(settingsFile, '{}');
  expect(await wallet('apply', '--settings', settingsFile)).toMatchObject({ status: 0 });
  backend = await startRecordingBackend();
  nginx = await startNginx({ dist: join(site, 'current'), kept: join(site, 'kept'), backend: backend.url });
}, 120_000);
afterAll(async () => {
  await nginx.close();
  await backend[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

it('is verified within ten seconds: what is sent is what was written', { timeout: 60_000 }, async () => {
  const began = performance.now();
  expect(await verify()).toEqual(unchanged);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('is deployed, leaves open pages their scripts, and is rolled back', { timeout: 120_000 }, async () => {
  // A script that only the version before has.
  writeFileSync(join(currentFolder(), 'assets/former-0000000.js'), 'former');
  expect(await deploy({ names: { th: 'ใหม่' }, site: { securityContact: 'mailto:security@wallet.example' } })).toMatchObject({ status: 0 });
  expect(currentName()).toBe('ใหม่');
  await expect.poll(verify, { timeout: 20_000 }).toEqual(unchanged);
  expect(await (await fetch(`${nginx.url}/assets/former-0000000.js`)).text()).toBe('former');
  expect(await (await fetch(`${nginx.url}/.well-known/security.txt`)).text()).toMatch(
    /^Contact: mailto:security@wallet\.example\nExpires: \d{4}-\d\d-\d\dT/,
  );
  expect(await wallet('rollback', '--reload', nginx.reloadCommand)).toMatchObject({ status: 0 });
  expect(currentName()).not.toBe('ใหม่');
  rmSync(join(currentFolder(), 'assets/former-0000000.js'));
  await expect.poll(verify, { timeout: 20_000 }).toEqual(unchanged);
});

it('stays when the server refuses the next one', { timeout: 60_000 }, async () => {
  const [before, previous] = ['current', 'previous'].map((link) => realpathSync(join(site, link)));
  expect(await deploy({ names: { th: 'ไม่ได้' } }, 'exit 1')).toEqual({
    status: 1,
    output: expect.stringContaining('What it sent before stays') as string,
  });
  expect(['current', 'previous'].map((link) => realpathSync(join(site, link)))).toEqual([before, previous]);
});

it('loses what has not been sent for a day, and nothing younger', { timeout: 60_000 }, async () => {
  const kept = join(site, 'kept/assets');
  const [old = '', young = ''] = readdirSync(kept);
  const yesterday = new Date(Date.now() - 86_500_000);
  utimesSync(join(kept, old), yesterday, yesterday);
  rmSync(join(currentFolder(), 'assets', old));
  expect(await deploy({ names: { th: 'วันนี้' } })).toMatchObject({ status: 0 });
  expect([existsSync(join(kept, old)), existsSync(join(kept, young))]).toEqual([false, true]);
});

it('names a file that was changed, one that is missing and one that nobody released', { timeout: 60_000 }, async () => {
  const released = currentFolder();
  const [script = ''] = readdirSync(join(released, 'assets')).filter((file) => file.endsWith('.js'));
  appendFileSync(join(released, 'assets', script), ' ');
  rmSync(join(released, 'robots.txt'));
  writeFileSync(join(released, 'assets/other.js'), 'alert(1)');
  const { status, output } = await verify();
  expect(status).toBe(1);
  for (const problem of [
    `assets/${script} in ${released} was changed.`,
    `/assets/${script}: the content is not that of assets/${script}.`,
    `robots.txt is missing in ${released}.`,
    '/robots.txt: the status is 404 instead of 200.',
    `assets/other.js in ${released} is not part of the release.`,
  ]) {
    expect(output).toContain(problem);
  }
});

it('says that the backend is gone', { timeout: 60_000 }, async () => {
  backend.respondWith((_request, response) => void response.destroy());
  expect((await verify()).output).toContain('/api/lookup/active: the backend is not reached, the status is 502.');
});

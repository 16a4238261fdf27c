import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { archiveFolder, verifySite, walletFile } from '@wallet/build';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startNginx, type RunningNginx } from '../src/start-nginx.ts';
import { startTamperingProxy } from './tampering-proxy.ts';
import { startRecordingBackend, type RecordingBackend } from './recording-backend.ts';

// Each test runs the command of the archive several times, beside other checks.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'wallet-release-'));
const archive = join(folder, 'archive');
const site = join(folder, 'site');
/** Of the first version only. */
const formerScript = 'assets/former-0000000.js';
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

const reload = () => ['--reload', nginx.reloadCommand];
const verify = () => wallet('verify', nginx.url);
const currentFolder = () => realpathSync(join(site, 'current'));
const currentName = () => (JSON.parse(readFileSync(join(site, 'current/manifest.webmanifest'), 'utf8')) as { name: string }).name;
const unchanged = { status: 0, output: expect.stringContaining('nothing is different') as string };

beforeAll(async () => {
  cpSync(archiveFolder('wallet-th'), archive, { recursive: true });
  writeFileSync(join(archive, 'files', formerScript), 'former');
  expect(await wallet('apply')).toMatchObject({ status: 0 });
  backend = await startRecordingBackend();
  nginx = await startNginx({ dist: join(site, 'current'), kept: join(site, 'kept'), backend: backend.url });
}, 120_000);
afterAll(async () => {
  await nginx.close();
  await backend[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

it('is verified within ten seconds: what is sent is what was written', async () => {
  const began = performance.now();
  expect(await verify()).toEqual(unchanged);
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('is deployed without packages, leaves open pages their scripts, and is rolled back', async () => {
  rmSync(join(archive, 'files', formerScript));
  cpSync(join(archive, 'files/favicon.ico'), join(folder, 'own.ico'));
  const settings = { names: { th: 'ใหม่' }, brandColor: '#0057b8', pictures: { favicon: 'own.ico' } };
  writeFileSync(settingsFile, JSON.stringify({ ...settings, site: { securityContact: 'mailto:security@wallet.example' } }));
  const order = ['deploy', '--settings', settingsFile, ...reload()];
  // The contact is an address.
  const [accept = ''] = /(?<=--accept-addresses )\w+/.exec((await wallet(...order)).output) ?? [];
  const { status, output } = await wallet(...order, '--accept-addresses', accept);
  expect(status).toBe(0);
  // The archive has no packages beside it, so it cannot draw.
  expect(output).toMatch(/These pictures are still those of the build\.[^]*site\/icon-512\.png/);
  expect(output).not.toContain('favicon.ico');
  expect(currentName()).toBe('ใหม่');
  await expect.poll(verify, { timeout: 60_000 }).toEqual(unchanged);
  const former = await fetch(`${nginx.url}/${formerScript}`);
  expect([await former.text(), former.headers.get('cache-control')]).toEqual(['former', 'public, max-age=31536000, immutable']);
  expect(await (await fetch(`${nginx.url}/.well-known/security.txt`)).text()).toMatch(
    /^Contact: mailto:security@wallet\.example\nExpires: \d{4}-\d\d-\d\dT/,
  );
  for (const isNew of [false, true]) {
    expect(await wallet('rollback', ...reload())).toMatchObject({ status: 0 });
    expect(currentName() === 'ใหม่').toBe(isNew);
  }
});

it('names addresses that change first, and asks for them to be accepted', async () => {
  const before = currentFolder();
  writeFileSync(settingsFile, JSON.stringify({ flags: { apiBaseUrl: 'https://evil.example' }, names: { th: 'ใหม่' } }));
  const { status, output } = await wallet('apply', '--settings', settingsFile);
  expect(status).toBe(1);
  expect(output).toMatch(/^These addresses change:\n {2}flags\.apiBaseUrl: "the address of the site" -> "https:\/\/evil\.example"\n/);
  expect(currentFolder()).toBe(before);
  expect((await wallet('apply', '--settings', settingsFile, '--accept-addresses', '0123456789abcdef')).status).toBe(1);
  expect((await wallet('apply', '--settings', settingsFile, '--dry-run')).output).toContain(/--accept-addresses \w+/.exec(output)?.[0]);
});

it('is not mixed with the site of another app', async () => {
  const written = join(currentFolder(), 'written.json');
  const facts = readFileSync(written, 'utf8');
  writeFileSync(written, facts.replace('wallet-th', 'wallet-la'));
  expect(await wallet('apply')).toEqual({ status: 1, output: `${site} has the site of wallet-la. Give wallet-th a folder of its own.\n` });
  writeFileSync(written, facts);
});

it('stays as it was when a rollback is refused, and says so', async () => {
  const before = ['current', 'previous'].map((link) => realpathSync(join(site, link)));
  const { status, output } = await wallet('rollback', '--reload', 'exit 1');
  expect([status, output]).toEqual([1, expect.stringContaining('The server has not taken')]);
  expect(['current', 'previous'].map((link) => realpathSync(join(site, link)))).toEqual(before);
});

it('names a file that was changed, one that is missing and one that nobody released', async () => {
  const released = currentFolder();
  const [script = ''] = readdirSync(join(released, 'assets')).filter((file) => file.endsWith('.js'));
  appendFileSync(join(released, 'assets', script), ' ');
  rmSync(join(released, 'robots.txt'));
  writeFileSync(join(released, 'assets/other.js'), 'alert(1)');
  const { status, output } = await verify();
  expect(status).toBe(1);
  for (const problem of [
    `assets/${script} in ${released} was changed.`,
    `/assets/${script}: the content is not what was written.`,
    `robots.txt is missing in ${released}.`,
    '/robots.txt: the status is 404 instead of 200.',
    `assets/other.js in ${released} is not part of the release.`,
  ]) {
    expect(output).toContain(problem);
  }
});

it('is mended by deploying it once more, with the settings that it has', async () => {
  expect(await wallet('deploy', ...reload())).toMatchObject({ status: 0 });
  expect(currentName()).toBe('ใหม่');
  await expect.poll(verify, { timeout: 60_000 }).toEqual(unchanged);
});

it('does not believe a list that was changed with the files', async () => {
  const page = join(currentFolder(), 'login/index.th.html');
  const listed = join(currentFolder(), 'files.json');
  const [html, list] = [page, listed].map((file) => readFileSync(file, 'utf8')) as [string, string];
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
  writeFileSync(page, `${html}<!-- -->`);
  writeFileSync(listed, list.replace(hashOf(html), hashOf(`${html}<!-- -->`)));
  expect((await verify()).output).toContain(`login/index.th.html in ${currentFolder()} is not that of this release.`);
  writeFileSync(page, html);
  writeFileSync(listed, list);
});

// The command adds the comparison with the archive, which has been seen above.
const look = (url: string) => verifySite({ url, folder: currentFolder(), to: site });

it('notices what a machine between spoils for browsers, which ask for Brotli', async () => {
  await using proxy = await startTamperingProxy(nginx.port);
  proxy.tamper = ({ headers, url }, response) => {
    if (headers['accept-encoding'] !== 'br' || !url?.endsWith('.js')) return;
    response.headers['content-encoding'] = 'br';
    response.body = brotliCompressSync('spoiled');
  };
  const { problems } = await look(proxy.url);
  expect(problems.length).toBeGreaterThan(10);
  for (const problem of problems) expect(problem).toMatch(/ as br: the content is not what was written/);
});

it('says in one sentence that nobody answers', async () => {
  expect((await look('http://127.0.0.1:1')).problems).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 gives no answer/)]);
});

it('says that the backend is gone', async () => {
  backend.respondWith((_request, response) => void response.destroy());
  expect((await look(nginx.url)).problems).toEqual(['/api/lookup/active: the backend is not reached, the status is 502.']);
});

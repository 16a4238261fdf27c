import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { archiveFolder, workspaceRoot } from '@wallet/build';
import { verifySite, walletFile } from '@wallet/operator';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startNginx, type RunningNginx } from '../src/start-nginx.ts';
import { startTamperingProxy, type Tamper } from './tampering-proxy.ts';
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
/** What the command says of the first version. */
let written: string;

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
const current = (file: string) => readFileSync(join(site, 'current', file));
const currentName = () => (JSON.parse(current('manifest.webmanifest').toString()) as { name: string }).name;
const unchanged = { status: 0, output: expect.stringContaining('nothing is different') as string };
const pictures = ['apple-touch-icon.png', 'site/icon-192.png', 'site/preview-lo.png'];
const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest();

beforeAll(async () => {
  cpSync(archiveFolder('wallet-th'), archive, { recursive: true });
  writeFileSync(join(archive, 'files', formerScript), 'former');
  writeFileSync(settingsFile, JSON.stringify({ brandColor: '#c8102e', pictures: { favicon: 'own.ico' } }));
  cpSync(join(archive, 'files/favicon.ico'), join(folder, 'own.ico'));
  const { status, output } = await wallet('apply', '--settings', settingsFile);
  expect([status, output]).toEqual([0, expect.any(String)]);
  written = output;
  backend = await startRecordingBackend();
  nginx = await startNginx({ dist: join(site, 'current'), kept: join(site, 'kept'), backend: backend.url });
}, 120_000);
afterAll(async () => {
  await nginx.close();
  await backend[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

it('is written without packages, which draw pictures', () => {
  expect(written).toMatch(/These pictures are still those of the build\.[^]*site\/icon-512\.png/);
  expect(written).not.toContain('favicon.ico');
});

it('names a file that was changed, also with its list, one that is missing and one that nobody released', async () => {
  const released = currentFolder();
  const [script = ''] = readdirSync(join(released, 'assets')).filter((file) => file.endsWith('.js'));
  const page = 'login/index.th.html';
  const before = [`assets/${script}`, page, 'files.json', 'robots.txt'].map((file) => [join(released, file), current(file)] as const);
  const change = (file: string, edit: (text: string) => string) => writeFileSync(join(released, file), edit(current(file).toString()));
  const [html, other] = [current(page), `${current(page).toString()}<!-- -->`];
  change(`assets/${script}`, (text) => `${text} `);
  change('files.json', (list) => list.replace(hashOf(html).toString('base64url'), hashOf(other).toString('base64url')));
  change(page, () => other);
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
    `${page} in ${released} differs from the release.`,
  ]) {
    expect(output).toContain(problem);
  }
  for (const [file, content] of before) writeFileSync(file, content);
  rmSync(join(released, 'assets/other.js'));
});

it('is deployed with settings, leaves open pages their scripts, and is rolled back', async () => {
  rmSync(join(archive, 'files', formerScript));
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  const icon = PNG.sync.write(new PNG({ width: 512, height: 512 }));
  const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>');
  writeFileSync(join(folder, 'icon.png'), icon);
  writeFileSync(join(folder, 'kbank.svg'), logo);
  const settings = {
    names: { th: 'ใหม่', lo: 'ໂຊກດີ' },
    brandColor: '#0057b8',
    off: ['howto'],
    texts: { th: { 'auth:heading': 'ยินดีต้อนรับ', 'site:description.login': 'เข้ามาเลย' } },
    flags: { apiBaseUrl: 'https://backend.example' },
    pictures: { icon512: 'icon.png' },
    bankLogos: { KBANK: 'kbank.svg' },
    site: { securityContact: 'mailto:security@wallet.example' },
  };
  writeFileSync(settingsFile, JSON.stringify(settings));
  const [formerPage, formerPictures] = [current('login/index.th.html').toString(), pictures.map(current)];
  const order = ['deploy', '--settings', settingsFile, ...reload()];
  // The contact is an address.
  const [accept = ''] = /(?<=--accept-addresses )\w+/.exec((await wallet(...order)).output) ?? [];
  expect(await wallet(...order, '--accept-addresses', accept)).toMatchObject({ status: 0 });
  expect(currentName()).toBe('ใหม่');
  await expect.poll(verify, { timeout: 60_000 }).toEqual(unchanged);
  const former = await fetch(`${nginx.url}/${formerScript}`);
  expect([await former.text(), former.headers.get('cache-control')]).toEqual(['former', 'public, max-age=31536000, immutable']);
  expect(await (await fetch(`${nginx.url}/.well-known/security.txt`)).text()).toMatch(
    /^Contact: mailto:security@wallet\.example\nExpires: \d{4}-\d\d-\d\dT/,
  );

  // Everything is of one version.
  const pages = readdirSync(currentFolder(), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const versions = [...pages, 'service-worker.js'].map((file) => /"(?:version|settings)":"([^"]*)"/.exec(current(file).toString())?.[1]);
  const { settings: version } = JSON.parse(current('version.json').toString()) as { settings: string };
  expect([...new Set(versions)]).toEqual([version]);
  expect(version).not.toBe('');

  const html = current('login/index.th.html').toString();
  const login = await fetch(`${nginx.url}/login`);
  const policy = login.headers.get('content-security-policy') ?? '';
  for (const part of ['ยินดีต้อนรับ', '<meta name="description" content="เข้ามาเลย">']) expect(html).toContain(part);
  expect([formerPage, html].map((page) => page.includes('href="/howto"'))).toEqual([true, false]);
  const [formerColors, colors] = [formerPage, html].map((page) => page.match(/<meta name="theme-color" content="[^"]+"/g));
  expect(colors).not.toEqual(formerColors);
  expect(policy).toContain("connect-src 'self' https://backend.example wss://backend.example");
  const inline = [...html.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g)].map(([, text = '']) => text);
  expect(inline.length).toBeGreaterThan(1);
  for (const text of inline) expect(policy).toContain(hashOf(text).toString('base64'));
  expect(pictures.filter((file, index) => current(file).equals(formerPictures[index] as Buffer))).toEqual([]);
  expect(current('site/icon-512.png')).toEqual(icon);
  const { bankLogos } = JSON.parse(/id="settings">([^<]*)</.exec(html)?.[1] ?? '') as { bankLogos: Record<string, string> };
  const drawing = await fetch(`${nginx.url}${String(bankLogos.KBANK)}`);
  expect(Buffer.from(await drawing.arrayBuffer())).toEqual(logo);
  expect(drawing.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");

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
  expect(output).toMatch(/^These addresses change:\n {2}flags\.apiBaseUrl: "https:\/\/backend\.example" -> "https:\/\/evil\.example"\n/);
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
  expect([status, output]).toEqual([1, expect.stringContaining('The server did not switch to')]);
  expect(['current', 'previous'].map((link) => realpathSync(join(site, link)))).toEqual(before);
});

// The command adds the comparison with the archive, which has been seen above.
const look = (url: string) => verifySite({ url, folder: currentFolder(), to: site });

it('notices what a machine between spoils, and that the backend is gone', async () => {
  await using proxy = await startTamperingProxy(nginx.port);
  const spoil: Readonly<Record<string, Tamper>> = {
    '/login': (_request, { headers }) => Reflect.deleteProperty(headers, 'x-frame-options'),
    '/register': (_request, { headers }) => (headers['content-security-policy'] = `${String(headers['content-security-policy'])} *`),
    '/contact': (_request, { headers }) => (headers['set-cookie'] = 'a=1'),
    '/version.json': (_request, { headers }) => Reflect.deleteProperty(headers, 'cache-control'),
    '/robots.txt': (_request, response) => (response.status = 203),
    '/manifest.webmanifest': (_request, { headers }) => (headers['content-type'] = 'text/html'),
    '/favicon.ico': (_request, { body }) => body.writeUInt8((body[90] ?? 0) ^ 1, 90),
  };
  proxy.tamper = (request, response) => {
    const { headers, url = '' } = request;
    spoil[url]?.(request, response);
    // As browsers ask.
    if (headers['accept-encoding'] !== 'br' || !url.endsWith('.js')) return;
    response.headers['content-encoding'] = 'br';
    response.body = brotliCompressSync('spoiled');
  };
  backend.respondWith((_request, response) => void response.destroy());
  const { problems } = await look(proxy.url);
  const ofScripts = problems.filter((problem) => problem.includes(' as br: the content is not what was written'));
  expect(ofScripts.length).toBeGreaterThan(10);
  for (const problem of [
    '/login: X-Frame-Options is missing instead of "DENY".',
    '/contact: the release has no header set-cookie, and "a=1" was sent.',
    '/version.json: Cache-Control is missing instead of "no-cache".',
    '/robots.txt: the status is 203 instead of 200.',
    '/manifest.webmanifest: Content-Type is "text/html".',
    '/favicon.ico: the content is not what was written.',
    '/api/lookup/active: the backend is not reached, the status is 502.',
  ]) {
    expect(problems).toContain(problem);
  }
  expect(problems).toContainEqual(expect.stringMatching(/^\/register: Content-Security-Policy is ".*\*" instead of /));
  const places = new Set(problems.map((problem) => problem.replace(/[ :].*/, '')).filter((place) => !place.endsWith('.js')));
  expect([...places].sort()).toEqual(['/api/lookup/active', ...Object.keys(spoil)].sort());
});

it('says in one sentence that nobody answers', async () => {
  expect((await look('http://127.0.0.1:1')).problems).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 gives no answer/)]);
});

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveFolder, distFolder } from '@wallet/build';
import { walletFile } from '@wallet/operator';
import { expect, it, vi } from 'vitest';
import { forgedHeaders } from './forged-headers.ts';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { sendRequest } from './send-request.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');
const archive = archiveFolder('wallet-th');
const scripts = readdirSync(join(archive, 'files/assets')).filter((file) => file.endsWith('.js'));

it('has a source map for each script beside the site, and none in it', async () => {
  const maps = readdirSync(join(archive, 'maps'));
  // Scripts of the bundler itself, and those that are built by themselves, have no sources to show.
  const isOurs = (script: string) => !/^(?:early-|rolldown-runtime-)/.test(script);
  expect(scripts.filter((script) => isOurs(script) && !maps.includes(`${script}.map`))).toEqual([]);
  const site = readdirSync(distFolder('wallet-th'), { recursive: true, encoding: 'utf8' });
  expect(site.filter((file) => /\.map(?:\.|$)/.test(file))).toEqual([]);
  for (const script of scripts) expect(readFileSync(join(archive, 'files/assets', script), 'utf8')).not.toContain('sourceMappingURL');
  const script = scripts[0] ?? '';
  expect((await fetch(`${nginx.url}/assets/${script}`)).status).toBe(200);
  for (const address of [`assets/${script}.map`, `maps/${script}.map`]) {
    expect((await fetch(`${nginx.url}/${address}`)).status, address).toBe(404);
  }
});

it('turns the positions of a stack into lines of the sources', () => {
  const script = scripts.find((file) => file.startsWith('start-reports-')) ?? '';
  const lines = readFileSync(join(archive, 'files/assets', script), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('navigator.sendBeacon'));
  const column = lines[line]?.indexOf('sendBeacon') ?? 0;
  const position = `${script}:${String(line + 1)}:${String(column + 1)}`;
  const input = `TypeError: failed\n    at send (https://wallet.example/assets/${position})\n${position}\nindex-AbCd1234.js:1:2\n`;
  const output = execFileSync(process.execPath, [join(archive, walletFile), 'stack', '-'], { input, encoding: 'utf8' });
  const found = /libs\/reports\/src\/batch\.ts:\d+:\d+ {2}navigator\.sendBeacon\(/.source;
  expect(output).toMatch(new RegExp(String.raw`^TypeError: failed\n    at send \(${found}.*\n${found}.*\nindex-AbCd1234\.js:1:2\n`));
});

it('receives reports and writes them into files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-reports-'));
  const child = spawn(process.execPath, [join(archive, walletFile), 'reports', '--listen', '127.0.0.1:0', '--to', `file:${folder}`]);
  try {
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const url = /http:\S+\d/.exec(line)?.[0] ?? '';
    const report = [{ type: 'crash', url: 'https://wallet.example/user/home?token=1', body: { reason: 'oom' } }];
    expect((await fetch(url, { method: 'POST', body: JSON.stringify(report) })).status).toBe(204);
    const written = () => readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown);
    const entry = { kind: 'browser', type: 'crash', about: 'oom', route: '/user/home' };
    await vi.waitFor(() => expect(written()).toMatchObject([{ entries: [entry] }]));
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
});

const refusalOf = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [join(archive, walletFile), 'reports', ...args], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  return [status, stderr.trim()];
};
it.each([
  ['sentry:not-a-dsn', 'sentry:not-a-dsn'],
  ['otlp:https://user:password@collector.example', 'otlp:https://…@collector.example'],
])('names a target that cannot be used: %s', (target, shown) => {
  expect(refusalOf('--to', 'file:/tmp', '--to', target)).toEqual([2, expect.stringContaining(`"${shown}" is no target`)]);
});

it('says in one line that its port is taken', () => {
  const address = `127.0.0.1:${String(nginx.port)}`;
  const [status, line] = refusalOf('--to', 'file:/tmp', '--listen', address);
  expect([status, line]).toEqual([1, expect.stringMatching(/^.*something listens there already.*$/)]);
  expect(line).toContain(address);
});

it('passes reports on with nothing of who sends them', async () => {
  backend.respondWith((request, response) => void request.resume().on('end', () => response.writeHead(204).end()));
  const send = (body: string, method = 'POST') =>
    fetch(`${nginx.url}/reports`, {
      method,
      headers: { ...forgedHeaders, 'Content-Type': 'application/reports+json', Authorization: 'Bearer TOKEN', 'User-Agent': 'Somebody' },
      body,
    });
  const response = await send('[]');
  expect(response.status).toBe(204);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { host, connection, ...headers } = backend.requests[0]?.headers ?? {};
  expect([host, connection]).toEqual([new URL(backend.url).host, expect.any(String)]);
  expect(headers).toEqual({ 'content-type': 'application/reports+json', 'content-length': '2' });
  expect((await send('x'.repeat(70_000))).status).toBe(413);
  expect((await send('[]', 'PUT')).status).toBe(405);
  expect(backend.requests).toHaveLength(1);
});

it('passes on only so many reports of one address', async () => {
  backend.respondWith((request, response) => void request.resume().on('end', () => response.writeHead(204).end()));
  const send = async (from: string) => (await sendRequest(nginx.port, '/reports', { method: 'POST', body: '[]', from })).status;
  const statuses = await Promise.all(Array.from({ length: 100 }, () => send('127.0.0.7')));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
  expect(await send('127.0.0.8')).toBe(204);
  expect(nginx.errorLog()).not.toContain('limiting');
});

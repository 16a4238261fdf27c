import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentFile } from '@wallet/build';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';

const dist = mkdtempSync(join(tmpdir(), 'wallet-serve-'));
const previous = mkdtempSync(join(tmpdir(), 'wallet-serve-previous-'));
const requests: string[] = [];
let backend: Server;
let front: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  writeFileSync(
    join(dist, deploymentFile),
    JSON.stringify({ headers: {}, callHeaders: {}, pages: {}, defaultLanguage: 'th', notFound: { th: '404.html' } }),
  );
  writeFileSync(join(dist, '404.html'), 'Not here');
  backend = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' }).end('{"message":"INTERNAL_SERVER_ERROR"}');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  for (const [folder, name] of [
    [dist, 'now'],
    [previous, 'before'],
  ] as const) {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, `assets/${name}.js`), name);
  }
  writeFileSync(join(previous, 'deployment.json'), 'not for visitors');
  front = await startServer({
    dist,
    previous,
    port: 0,
    host: '127.0.0.1',
    backend: `http://127.0.0.1:${String(port)}`,
    backendPrefix: '/th',
  });
});
afterAll(async () => {
  await front.close();
  backend.close();
  for (const folder of [dist, previous]) rmSync(folder, { recursive: true, force: true });
});

it('forwards a call once even if the backend is busy, since a GET may move money', async () => {
  const response = await fetch(`${front.url}/api/invite/bonus`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toEqual({ message: 'INTERNAL_SERVER_ERROR' });
  expect(requests).toEqual(['GET /th/api/invite/bonus']);
});

it('serves the assets of this build and of earlier ones, and no other file of those', async () => {
  for (const name of ['now', 'before']) {
    const response = await fetch(`${front.url}/assets/${name}.js`);
    expect([response.status, await response.text()]).toEqual([200, name]);
    expect(response.headers.get('cache-control')).toContain('immutable');
  }
  for (const path of ['/assets/deployment.json', '/videos/before.js']) expect((await fetch(`${front.url}${path}`)).status).toBe(404);
});

it('responds 404 for a missing file without leaking listeners', async () => {
  const warnings: Error[] = [];
  const record = (warning: Error) => void warnings.push(warning);
  process.on('warning', record);
  for (const path of ['/assets/none.js', '/assets/', '/assets/x/deployment.json']) {
    const response = await fetch(`${front.url}${path}`, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([response.status, await response.text()]).toEqual([404, 'Not here']);
  }
  process.off('warning', record);
  expect(warnings).toEqual([]);
});

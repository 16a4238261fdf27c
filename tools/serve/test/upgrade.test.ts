import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentFile } from '@wallet/build';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { ask } from './ask.ts';
import { recordBackend, type RecordingBackend } from './record-backend.ts';

const dist = mkdtempSync(join(tmpdir(), 'wallet-serve-upgrade-'));
let backend: RecordingBackend;
let front: Awaited<ReturnType<typeof startServer>>;
let port: number;

beforeAll(async () => {
  writeFileSync(
    join(dist, deploymentFile),
    JSON.stringify({ headers: {}, callHeaders: {}, pages: {}, defaultLanguage: 'th', notFound: { th: '404.html' } }),
  );
  writeFileSync(join(dist, '404.html'), 'Not here');
  backend = await recordBackend();
  front = await startServer({ dist, port: 0, host: '127.0.0.1', backend: `http://${backend.host}`, backendPrefix: '/th' });
  port = Number(new URL(front.url).port);
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await front.close();
  await backend[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true, force: true });
});

// curl --http2 asks so, too.
it.each(['h2c', 'websocket', 'foo'])('a call that wishes for another protocol is answered in this one: %s', async (protocol) => {
  const headers = { Connection: 'Upgrade', Upgrade: protocol };
  const response = await ask(port, '/api/wallet', { headers });
  expect(response.status).toBe(200);
  expect(response.body).toContain('{"message":"OK"}');
  expect(backend.arrivals.map(({ address, headers: { upgrade } }) => [address, upgrade])).toEqual([['/th/api/wallet', undefined]]);
  const page = await ask(port, '/none', { headers });
  expect([page.status, page.body]).toEqual([404, 'Not here']);
});

it('a body that comes with such a wish arrives', async () => {
  const headers = { Connection: 'Upgrade', Upgrade: 'h2c', 'Content-Type': 'application/json' };
  expect((await ask(port, '/api/login', { method: 'POST', headers, body: '{}' })).status).toBe(200);
});

it.each(['h2c', 'h2c, websocket'])('the address of the socket takes no other protocol: %s', async (protocol) => {
  const response = await ask(port, '/socket.io/?EIO=4&transport=websocket', { headers: { Connection: 'Upgrade', Upgrade: protocol } });
  expect(response.status).toBe(200);
  expect(backend.arrivals.map(({ headers: { upgrade } }) => upgrade)).toEqual([undefined]);
});

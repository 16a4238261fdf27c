import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentFile } from '@wallet/build';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { sendRequest } from './send-request.ts';
import { startRecordingBackend, type RecordingBackend } from './recording-backend.ts';

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
  backend = await startRecordingBackend();
  front = await startServer({ dist, port: 0, host: '127.0.0.1', backend: `http://${backend.host}`, backendPrefix: '/th' });
  port = Number(new URL(front.url).port);
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await front.close();
  await backend[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true, force: true });
});

// curl --http2 does this too.
it.each(['h2c', 'websocket', 'foo'])('responds normally to a request that offers another protocol: %s', async (protocol) => {
  const headers = { Connection: 'Upgrade', Upgrade: protocol };
  const response = await sendRequest(port, '/api/wallet', { headers });
  expect(response.status).toBe(200);
  expect(response.body).toContain('{"message":"OK"}');
  expect(backend.requests.map(({ address, headers: { upgrade } }) => [address, upgrade])).toEqual([['/th/api/wallet', undefined]]);
  const page = await sendRequest(port, '/none', { headers });
  expect([page.status, page.body]).toEqual([404, 'Not here']);
});

it('forwards a body that comes with an upgrade request', async () => {
  const headers = { Connection: 'Upgrade', Upgrade: 'h2c', 'Content-Type': 'application/json' };
  expect((await sendRequest(port, '/api/login', { method: 'POST', headers, body: '{}' })).status).toBe(200);
});

it.each(['h2c', 'h2c, websocket'])('accepts no other protocol at the socket’s address: %s', async (protocol) => {
  const response = await sendRequest(port, '/socket.io/?EIO=4&transport=websocket', {
    headers: { Connection: 'Upgrade', Upgrade: protocol },
  });
  expect(response.status).toBe(200);
  expect(backend.requests.map(({ headers: { upgrade } }) => upgrade)).toEqual([undefined]);
});

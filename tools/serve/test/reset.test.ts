import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentFile } from '@wallet/build';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';

const dist = mkdtempSync(join(tmpdir(), 'wallet-serve-reset-'));
let backend: Server;
let front: Awaited<ReturnType<typeof startServer>>;
/** The calls that the backend executed before it reset the connection. */
const executed: string[] = [];
/** Whether the connection had been used before: a proxy may take its loss for an idle timeout. */
const reused: boolean[] = [];
const used = new WeakSet<Socket>();

beforeAll(async () => {
  writeFileSync(
    join(dist, deploymentFile),
    JSON.stringify({ headers: {}, callHeaders: {}, pages: {}, defaultLanguage: 'th', notFound: { th: '404.html' } }),
  );
  backend = createServer((request, response) => {
    const { socket, method = '', url = '' } = request;
    request.resume().once('end', () => {
      if (url.endsWith('/wallet')) response.end('{}');
      else {
        executed.push(`${method} ${url}`);
        reused.push(used.has(socket));
        socket.resetAndDestroy();
      }
      used.add(socket);
    });
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  front = await startServer({ dist, port: 0, host: '127.0.0.1', backend: `http://127.0.0.1:${String(port)}`, backendPrefix: '' });
});
beforeEach(() => {
  executed.length = 0;
  reused.length = 0;
});
afterAll(async () => {
  await front.close();
  backend.close();
  rmSync(dist, { recursive: true, force: true });
});

// Browsers retry a call whose connection is lost, but not one with a response.
it.each([
  ['POST', '/api/wallet/transfer', '{"from":"WALLET","to":"pg","amount":1}'],
  ['GET', '/api/refund/addWallet', undefined],
  ['DELETE', '/api/qrcode/1', undefined],
])('responds 502 without a retry when the backend acts and resets the connection: %s %s', async (method, path, body) => {
  for (let count = 0; count < 2; count += 1) await (await fetch(`${front.url}/api/wallet`)).text();
  const response = await fetch(`${front.url}${path}`, {
    method,
    ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  expect(response.status).toBe(502);
  expect(executed).toEqual([`${method} ${path}`]);
  expect(reused).toEqual([true]);
});

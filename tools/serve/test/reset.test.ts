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
/** The calls that the backend has carried out before it lost them. */
const done: string[] = [];
/** Was the connection used before? A proxy may think that it was lost for want of use. */
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
        done.push(`${method} ${url}`);
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
  done.length = 0;
  reused.length = 0;
});
afterAll(async () => {
  await front.close();
  backend.close();
  rmSync(dist, { recursive: true, force: true });
});

// Browsers send a call again whose connection is lost, and none that is answered.
it.each([
  ['POST', '/api/wallet/transfer', '{"from":"WALLET","to":"pg","amount":1}'],
  ['GET', '/api/refund/addWallet', undefined],
  ['DELETE', '/api/qrcode/1', undefined],
])('answers 502 where the backend acts and resets the connection, and asks once: %s %s', async (method, path, body) => {
  for (let count = 0; count < 2; count += 1) await (await fetch(`${front.url}/api/wallet`)).text();
  const answer = await fetch(`${front.url}${path}`, {
    method,
    ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  expect(answer.status).toBe(502);
  expect(done).toEqual([`${method} ${path}`]);
  expect(reused).toEqual([true]);
});

import type { Socket } from 'node:net';
import { chromiumLaunch } from '@wallet/build';
import { chromium } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { startNginxWithBackend } from './nginx-with-backend.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');
const browser = await chromium.launch(chromiumLaunch);
afterAll(() => browser.close());
/** Backend connections of nginx that were already used. A proxy considers only these stale. */
const used = new WeakSet<Socket>();

it.each([
  ['POST', '/api/wallet/transfer', '{"from":"WALLET","to":"pg","amount":1}'],
  ['GET', '/api/refund/addWallet', null],
  ['DELETE', '/api/qrcode/1', null],
] as const)(
  'a browser gets 502 without a retry when the backend acts and resets a reused connection: %s %s',
  async (method, path, body) => {
    backend.respondWith((request, response) => {
      const { socket, url = '' } = request;
      request.resume().once('end', () => {
        if (url === path && used.has(socket)) socket.resetAndDestroy();
        else response.setHeader('Content-Type', 'application/json').end('{}');
        used.add(socket);
      });
    });
    const page = await browser.newPage();
    await page.goto(`${nginx.url}/login`);
    // Each nginx worker has its own connections: the first calls may use a new one and succeed.
    const { status, calls } = await page.evaluate(
      async (call) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
        for (let calls = 1; ; calls += 1) {
          const response = await fetch(call.path, {
            method: call.method,
            body: call.body,
            headers,
            credentials: 'omit',
            cache: 'no-store',
          });
          if (response.status !== 200 || calls === 50) return { status: response.status, calls };
        }
      },
      { method, path, body },
    );
    await page.close();
    expect(status).toBe(502);
    expect(backend.requests.filter(({ address }) => address === path)).toHaveLength(calls);
  },
);

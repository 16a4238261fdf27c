import type { Socket } from 'node:net';
import { chromiumLaunch } from '@wallet/build';
import { recordBackend, type RecordingBackend } from '@wallet/serve/attack';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startNginx, type RunningNginx } from './start-nginx.ts';

let backend: RecordingBackend;
let nginx: RunningNginx;
let browser: Browser;
/** Connections of nginx to the backend that were used before: only such a one does a proxy take for stale. */
const used = new WeakSet<Socket>();
const reused: boolean[] = [];

beforeAll(async () => {
  backend = await recordBackend();
  nginx = await startNginx({ app: 'wallet-th', backends: [backend.host] });
  browser = await chromium.launch(chromiumLaunch);
}, 60_000);
beforeEach(() => {
  backend.reset();
  reused.length = 0;
});
afterAll(async () => {
  await browser.close();
  await nginx.stop();
  await backend[Symbol.asyncDispose]();
});

it.each([
  ['POST', '/api/wallet/transfer', '{"from":"WALLET","to":"pg","amount":1}'],
  ['GET', '/api/refund/addWallet', null],
  ['DELETE', '/api/qrcode/1', null],
] as const)('a browser is told 502 where the backend acts and resets a connection that was used before, and asks once: %s %s', async (method, path, body) => {
  backend.answerWith((request, response) => {
    const { socket, url = '' } = request;
    request.resume().once('end', () => {
      if (url !== path) response.setHeader('Content-Type', 'application/json').end('{}');
      else {
        reused.push(used.has(socket));
        socket.resetAndDestroy();
      }
      used.add(socket);
    });
  });
  const page = await browser.newPage();
  await page.goto(`${nginx.url}/login`);
  const status = await page.evaluate(async (call) => {
    for (let count = 0; count < 3; count += 1) await (await fetch('/api/warm', { credentials: 'omit' })).text();
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
    return (await fetch(call.path, { method: call.method, body: call.body, headers, credentials: 'omit', cache: 'no-store' })).status;
  }, { method, path, body });
  await page.close();
  expect(status).toBe(502);
  expect(backend.arrivals.filter(({ address }) => address === path)).toHaveLength(1);
  expect(reused).toEqual([true]);
});

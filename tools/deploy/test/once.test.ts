import { distFolder } from '@wallet/build';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startNginx } from '../src/start-nginx.ts';
import { startRecordingBackend, type RecordingBackend } from './recording-backend.ts';
import { sendRequest, type RawResponse } from './send-request.ts';

const backends = [await startRecordingBackend(), await startRecordingBackend()] as const;
const [first, second] = backends;
// Each test loses connections, and the next one needs both backends again.
const server = ({ url }: RecordingBackend) => `server ${new URL(url).host} max_fails=0;`;
const nginx = await startNginx({
  dist: distFolder('wallet-th'),
  backend: first.url,
  edit: { [`server ${new URL(first.url).host} max_fails=2 fail_timeout=2s;`]: `${server(first)} ${server(second)}` },
});
beforeEach(() => backends.forEach((backend) => backend.reset()));
afterAll(async () => {
  await nginx.close();
  for (const backend of backends) await backend[Symbol.asyncDispose]();
});

const received = () => backends.flatMap(({ requests }) => requests.map(({ method, address }) => `${method} ${address}`));
const calls = ['GET /api/invite/bonus', 'GET /api/refund/receive', 'HEAD /api/wallet', 'POST /api/wallet/withdraw', 'DELETE /api/qrcode/1'];
const send = (call: string): Promise<RawResponse> => {
  const [method = '', address = ''] = call.split(' ');
  return sendRequest(nginx.port, address, { method });
};

it.each(calls)('sends a call once when the backend reads it and drops the connection: %s', async (call) => {
  for (const backend of backends) backend.respondWith((request) => request.socket.destroy());
  expect((await send(call)).status).toBe(502);
  expect(received()).toEqual([call]);
});

it.each(calls)('sends a call once when the backend is busy: %s', async (call) => {
  for (const backend of backends) backend.respondWith((_request, response) => response.writeHead(503).end());
  expect((await send(call)).status).toBe(503);
  expect(received()).toEqual([call]);
});

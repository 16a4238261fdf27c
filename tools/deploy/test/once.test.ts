import { ask, recordBackend, type Answer, type RecordingBackend } from '@wallet/serve/attack';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startNginx, type RunningNginx } from './start-nginx.ts';

let backends: readonly RecordingBackend[];
let nginx: RunningNginx;
beforeAll(async () => {
  backends = [await recordBackend(), await recordBackend()];
  nginx = await startNginx({ app: 'wallet-th', backends: backends.map(({ host }) => `${host} max_fails=0`) });
});
beforeEach(() => backends.forEach((backend) => backend.reset()));
afterAll(async () => {
  await nginx.stop();
  for (const backend of backends) await backend[Symbol.asyncDispose]();
});

const arrived = () => backends.flatMap(({ arrivals }) => arrivals.map(({ method, address }) => `${method} ${address}`));
const calls = ['GET /api/invite/bonus', 'GET /api/refund/receive', 'HEAD /api/wallet', 'POST /api/wallet/withdraw', 'DELETE /api/qrcode/1'];
const send = (call: string): Promise<Answer> => {
  const [method = '', address = ''] = call.split(' ');
  return ask(nginx.port, address, { method });
};

it.each(calls)('asks once where the backend reads the call and drops the line: %s', async (call) => {
  for (const backend of backends) backend.answerWith((request) => request.socket.destroy());
  expect((await send(call)).status).toBe(502);
  expect(arrived()).toEqual([call]);
});

it.each(calls)('asks once where the backend has no time: %s', async (call) => {
  for (const backend of backends) backend.answerWith((_request, response) => response.writeHead(503).end());
  expect((await send(call)).status).toBe(503);
  expect(arrived()).toEqual([call]);
});

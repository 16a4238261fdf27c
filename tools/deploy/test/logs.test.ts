import { describe, expect, it } from 'vitest';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { sendRequest } from './send-request.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');

const secret = 'Play-5678';

/** nginx writes a line after the response, which a client may have read before. */
const untilLogged = (text: string) => expect.poll(() => nginx.accessLog()).toContain(text);

it.each([
  `/api/autoLogin/betflix/th345678/${secret}`,
  `/api/autoLogin/betflix/th345678/${secret}?x=${secret}#${secret}`,
  `/api/autologin/betflix/th345678/${secret}`,
  `/api/%61utoLogin/betflix/th345678/${secret}`,
  `/api/autoLogin%2fbetflix%2fth345678%2f${secret}`,
  `/api//autoLogin/betflix/th345678/${secret}`,
  `//api/autoLogin/betflix/th345678/${secret}`,
  `/%61pi/autoLogin/betflix/th345678/${secret}`,
  `/api/x/../autoLogin/betflix/th345678/${secret}`,
  `/api/autoLogin/betflix/th345678/../${secret}`,
  `/autoLogin/betflix/th345678/${secret}`,
  `http://127.0.0.1/api/autoLogin/betflix/th345678/${secret}`,
  `/api/chat/file/1/2?until=1&mac=${secret}`,
  `/login?password=${secret}`,
  `/none?token=${secret}`,
  `/%ff${secret}`,
])('neither log contains secrets in an address: %s', async (address) => {
  const agent = `agent of ${address.replaceAll(secret, '')}`;
  for (const host of ['127.0.0.1', 'other.example']) {
    await sendRequest(nginx.port, address, { host, headers: { 'User-Agent': agent, Referer: `http://127.0.0.1${address}` } });
  }
  await untilLogged(agent);
  expect(nginx.accessLog()).not.toContain(secret);
  expect(nginx.errorLog()).not.toContain(secret);
});

describe('nor when the backend', () => {
  const addresses = [
    `/api/autoLogin/betflix/th345678/${secret}`,
    `/api/autologin/betflix/th345678/${secret}`,
    `/api/slip-files/aaaa.png?until=1&mac=${secret}`,
    `/api/chat/upload-image?x=${secret}`,
    `/socket.io/?EIO=4&transport=polling&sid=${secret}`,
    `/api/promotion/activate/${secret}`,
  ];
  const expectNoSecret = async (address: string, status: number) => {
    const agent = `agent of ${address.replaceAll(secret, '')} and ${String(status)}`;
    const response = await sendRequest(nginx.port, address, { headers: { 'User-Agent': agent, Referer: `http://127.0.0.1${address}` } });
    expect(response.status).toBe(status);
    await untilLogged(agent);
    expect(nginx.accessLog()).not.toContain(secret);
    expect(nginx.errorLog()).not.toContain(secret);
  };

  it.each(addresses)('drops the connection: %s', async (address) => {
    backend.respondWith((request) => request.socket.destroy());
    await expectNoSecret(address, 502);
    backend.reset();
  });

  it.each(addresses)('sends a response too long for memory: %s', async (address) => {
    backend.respondWith((_request, response) => void response.end('x'.repeat(3_000_000)));
    await expectNoSecret(address, 200);
    backend.reset();
  });

  it.each(addresses)('refuses an oversized body: %s', async (address) => {
    const { status } = await sendRequest(nginx.port, address, { method: 'POST', headers: { 'Content-Length': '30000000' } });
    expect(status).toBe(413);
    expect(nginx.errorLog()).not.toContain(secret);
  });

  it.each(addresses)('sends invalid HTTP: %s', async (address) => {
    backend.respondWith((request) => request.socket.end('nonsense\r\n\r\n'));
    const { status } = await sendRequest(nginx.port, address);
    expect(status).not.toBe(404);
    expect(nginx.errorLog()).not.toContain(secret);
    backend.reset();
  });
});

it('an access log line has the client, request, time and status', async () => {
  await sendRequest(nginx.port, '/api/wallet/withdraw?x=1', { method: 'POST', headers: { 'User-Agent': 'a "tester"' } });
  await untilLogged('tester');
  expect(nginx.accessLog().trim().split('\n').at(-1)).toMatch(
    /^127\.0\.0\.1 \[\d{4}-\d\d-\d\dT[\d:+]+\] 127\.0\.0\.1 "POST \/api\/wallet\/withdraw" 200 \d+ \d\.\d{3} 200 "a \\x22tester\\x22"$/,
  );
});

it('the log names the method that was refused, not that of the page which says so', async () => {
  await sendRequest(nginx.port, '/login', { method: 'DELETE' });
  await untilLogged('"DELETE /login" 405');
});

import { sendRequest, sendRaw } from '@wallet/serve/attack';
import { expect, it } from 'vitest';
import { startNginxWithBackend } from './nginx-with-backend.ts';

const { backend, nginx } = await startNginxWithBackend({ app: 'wallet-th', serverName: 'localhost', tls: true });

const host = 'localhost';
const overTls = (message: string, options = {}) => sendRaw(nginx.tlsPort ?? 0, message, { servername: host, ...options });
const request = (address: string, hostHeader = host) => `GET ${address} HTTP/1.1\r\nHost: ${hostHeader}\r\nConnection: close\r\n\r\n`;

it('serves pages and forwards calls', async () => {
  expect((await overTls(request('/login'))).status).toBe(200);
  expect((await overTls(request('/api/wallet'))).status).toBe(200);
  expect(backend.requests.map(({ address, headers }) => [address, headers['x-forwarded-proto']])).toEqual([['/api/wallet', 'https']]);
});

it('redirects a plain HTTP page request to the same page over TLS', async () => {
  const { status, headers } = await sendRequest(nginx.port, '/register?code=PR1', { host });
  expect([status, headers['location']]).toEqual([301, 'https://localhost/register?code=PR1']);
});

it('refuses a plain HTTP call, which has exposed its token, instead of redirecting it', async () => {
  for (const address of ['/api/wallet', '/socket.io/?EIO=4']) expect((await sendRequest(nginx.port, address, { host })).status).toBe(403);
  expect((await sendRequest(nginx.port, '/..%2fapi/wallet', { host })).status).toBe(400);
  expect(backend.requests).toEqual([]);
});

it('accepts TLS 1.2 and 1.3 only', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3']) {
    expect((await overTls(request('/login'), { minVersion: version, maxVersion: version })).status).toBe(200);
  }
  await expect(overTls(request('/login'), { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow();
  await expect(overTls(request('/login'), { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA' })).rejects.toThrow();
});

it('refuses handshakes for another name, and requests for another host over an accepted one', async () => {
  await expect(overTls(request('/login'), { servername: 'evil.example' })).rejects.toThrow();
  expect((await overTls(request('/api/wallet', 'evil.example'))).status).toBe(421);
  expect(backend.requests).toEqual([]);
});

import { ask, send } from '@wallet/serve/attack';
import { expect, it } from 'vitest';
import { attackNginx } from './attack-nginx.ts';

const { backend, nginx } = await attackNginx({ app: 'wallet-th', serverName: 'localhost', tls: true });

const host = 'localhost';
const overTls = (message: string, options = {}) => send(nginx.tlsPort ?? 0, message, { servername: host, ...options });
const request = (address: string, asked = host) => `GET ${address} HTTP/1.1\r\nHost: ${asked}\r\nConnection: close\r\n\r\n`;

it('gives pages and passes calls on', async () => {
  expect((await overTls(request('/login'))).status).toBe(200);
  expect((await overTls(request('/api/wallet'))).status).toBe(200);
  expect(backend.arrivals.map(({ address, headers }) => [address, headers['x-forwarded-proto']])).toEqual([['/api/wallet', 'https']]);
});

it('leads a page in the clear to the same one over TLS', async () => {
  const { status, headers } = await ask(nginx.port, '/register?code=PR1', { host });
  expect([status, headers['location']]).toEqual([301, 'https://localhost/register?code=PR1']);
});

it('refuses a call in the clear, which has shown its token, instead of leading it on', async () => {
  for (const address of ['/api/wallet', '/socket.io/?EIO=4']) expect((await ask(nginx.port, address, { host })).status).toBe(403);
  expect((await ask(nginx.port, '/..%2fapi/wallet', { host })).status).toBe(400);
  expect(backend.arrivals).toEqual([]);
});

it('speaks TLS 1.2 and 1.3 and nothing older', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3']) {
    expect((await overTls(request('/login'), { minVersion: version, maxVersion: version })).status).toBe(200);
  }
  await expect(overTls(request('/login'), { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).rejects.toThrow();
  await expect(overTls(request('/login'), { maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA' })).rejects.toThrow();
});

it('shakes hands with nobody who asks for another name, and gives them nothing who change their mind', async () => {
  await expect(overTls(request('/login'), { servername: 'evil.example' })).rejects.toThrow();
  expect((await overTls(request('/api/wallet', 'evil.example'))).status).toBe(421);
  expect(backend.arrivals).toEqual([]);
});

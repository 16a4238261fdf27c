import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { sharedAddress, sharePath } from '@wallet/domain';
import { afterAll, expect, it } from 'vitest';
import { createCertificate } from '../src/create-certificate.ts';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { sendRaw, sendRequest } from './send-request.ts';

const certificate = await createCertificate();
const { backend, nginx } = await startNginxWithBackend('wallet-th', { certificate });

const host = 'localhost';
const overTls = (message: string, options = {}) => sendRaw(nginx.port, message, { servername: host, ca: certificate.cert, ...options });
const request = (address: string, hostHeader = host, lines = '') =>
  `GET ${address} HTTP/1.1\r\nHost: ${hostHeader}\r\nConnection: close\r\n${lines}\r\n`;

const session = connect(nginx.url, { ca: certificate.cert });
afterAll(() => session.destroy());

/** Sends a request over HTTP/2. */
async function overHttp2(method: string, path: string, body?: string) {
  const stream = session.request({ ':method': method, ':path': path, 'content-type': 'application/json' });
  // The server may respond before it has read the whole body.
  stream.on('error', () => undefined);
  if (body !== undefined) stream.end(body);
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { readonly ':status': number }];
  return { status: headers[':status'], headers, body: await text(stream) };
}

const forwarded = () =>
  backend.requests.map(({ address, headers }) => [address, headers['x-forwarded-host'], headers['x-forwarded-proto']]);

it('serves pages and forwards calls', async () => {
  expect((await overTls(request('/login'))).status).toBe(200);
  expect((await overTls(request('/api/wallet'))).status).toBe(200);
  expect(forwarded()).toEqual([['/api/wallet', new URL(nginx.url).host, 'https']]);
});

it('does the same over HTTP/2', async () => {
  const page = await overHttp2('GET', '/login');
  expect(page).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } });
  expect(page.body).toContain('<html lang="th"');
  expect(await overHttp2('POST', '/api/login', '{}')).toMatchObject({ status: 200, body: '{"message":"OK"}' });
  expect(forwarded()).toEqual([['/api/login', new URL(nginx.url).host, 'https']]);
});

it('limits bodies of HTTP/2, which need not say their length', async () => {
  expect(await overHttp2('POST', '/api/wallet/transfer', 'x'.repeat(1_100_000))).toMatchObject({ status: 413 });
  expect(backend.requests).toEqual([]);
});

it('answers a share over HTTP/2 that no service worker took', async () => {
  expect(await overHttp2('POST', sharePath, 'x'.repeat(5_000_000))).toMatchObject({
    status: 303,
    headers: { location: sharedAddress('lost') },
  });
  expect(await overHttp2('GET', '/login')).toMatchObject({ status: 200 });
});

it('upgrades HTTP/1.1 to the socket', async () => {
  expect((await overTls(request('/socket.io/?EIO=4&transport=websocket', host, 'Upgrade: websocket\r\n'))).status).toBe(101);
  expect(backend.requests.map(({ headers: { upgrade } }) => upgrade)).toEqual(['websocket']);
});

it('redirects a plain HTTP page request to the same page over TLS', async () => {
  const { status, headers } = await sendRequest(nginx.plainPort, '/register?code=PR1', { host });
  expect([status, headers.location]).toEqual([301, `${nginx.url}/register?code=PR1`]);
});

it('refuses a plain HTTP call, which has exposed its token, instead of redirecting it', async () => {
  for (const address of ['/api/wallet', '/socket.io/?EIO=4'])
    expect((await sendRequest(nginx.plainPort, address, { host })).status).toBe(403);
  expect((await sendRequest(nginx.plainPort, '/..%2fapi/wallet', { host })).status).toBe(400);
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

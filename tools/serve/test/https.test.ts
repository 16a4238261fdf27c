import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request as requestHttp1 } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deploymentFile } from '@wallet/build';
import { sharedAddress, sharePath } from '@wallet/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCertificate } from '../src/create-certificate.ts';
import { startServer } from '../src/server.ts';
import { startRecordingBackend, type RecordingBackend } from './recording-backend.ts';

const dist = mkdtempSync(join(tmpdir(), 'wallet-serve-https-'));
let backend: RecordingBackend;
let front: Awaited<ReturnType<typeof startServer>>;
let ca: string;
let session: ClientHttp2Session;

beforeAll(async () => {
  const deployment = { headers: { 'x-frame-options': 'DENY' }, callHeaders: {}, pages: { '/login': { th: 'login.html' } }, notFound: {} };
  writeFileSync(join(dist, deploymentFile), JSON.stringify({ ...deployment, defaultLanguage: 'th' }));
  writeFileSync(join(dist, 'login.html'), 'Log in');
  backend = await startRecordingBackend();
  const certificate = await createCertificate();
  ca = certificate.cert;
  front = await startServer({ dist, port: 0, host: 'localhost', backend: `http://${backend.host}`, backendPrefix: '/th', certificate });
  session = connectHttp2(front.url, { ca });
});
beforeEach(() => backend.reset());
afterAll(async () => {
  session.destroy();
  await front.close();
  await backend[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true, force: true });
});

/** Sends a request over HTTP/2. */
async function send(method: string, path: string, body?: string) {
  const stream = session.request({ ':method': method, ':path': path, 'content-type': 'application/json' });
  // The server may respond before it has read the whole body.
  stream.on('error', () => undefined);
  if (body === undefined) stream.end();
  else stream.end(body);
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { readonly ':status': number }];
  return { status: headers[':status'], headers, body: await text(stream) };
}

it('serves pages over HTTP/2 with the same headers', async () => {
  expect(front.url).toMatch(/^https:/);
  expect(await send('GET', '/login')).toMatchObject({ status: 200, body: 'Log in', headers: { 'x-frame-options': 'DENY' } });
});

it('answers a share over HTTP/2 that no service worker took', async () => {
  expect(await send('POST', sharePath, 'x'.repeat(5_000_000))).toMatchObject({ status: 303, headers: { location: sharedAddress('lost') } });
  expect(await send('GET', '/login')).toMatchObject({ status: 200 });
});

it('forwards calls of HTTP/2 with the host and the protocol that the visitor used', async () => {
  expect(await send('POST', '/api/login', '{}')).toMatchObject({ status: 200, body: '{"message":"OK"}' });
  expect(backend.requests).toMatchObject([
    {
      method: 'POST',
      address: '/th/api/login',
      headers: { 'x-forwarded-host': new URL(front.url).host, 'x-forwarded-proto': 'https' },
    },
  ]);
});

it('limits bodies of HTTP/2, which need not say their length', async () => {
  backend.respondWith((request, response) => void request.resume().once('end', () => response.writeHead(200).end()));
  expect(await send('POST', '/api/wallet/transfer', 'x'.repeat(1_100_000))).toMatchObject({ status: 413, body: '' });
});

it('serves HTTP/1.1 to clients that speak nothing else, and upgrades to the socket', async () => {
  const { port } = new URL(front.url);
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': 'x'.repeat(22) + '==',
    'Sec-WebSocket-Version': '13',
  };
  const request = requestHttp1({ host: 'localhost', port, ca, path: '/socket.io/?EIO=4&transport=websocket', headers });
  request.on('error', () => undefined);
  request.end();
  await expect.poll(() => backend.requests.map(({ headers: { upgrade } }) => upgrade)).toEqual(['websocket']);
  request.destroy();

  const plain = requestHttp1({ host: 'localhost', port, ca, path: '/api/wallet', headers: { Connection: 'Upgrade', Upgrade: 'h2c' } });
  plain.end();
  const [response] = (await once(plain, 'response')) as [Parameters<typeof text>[0] & { readonly statusCode: number }];
  expect([response.statusCode, await text(response)]).toEqual([200, '{"message":"OK"}']);
});

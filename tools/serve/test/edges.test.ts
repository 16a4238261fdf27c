import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deploymentFile, type Deployment } from '@wallet/build';
import { sharedAddress, sharePath } from '@wallet/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import {
  sendRequest,
  forgedHeaders,
  headersForOthers,
  neededHeaders,
  postShare,
  sharedForms,
  startRecordingBackend,
  sendRaw,
  type RawResponse,
  type RecordingBackend,
} from './attack.ts';

const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer' };
const callHeaders = { 'Content-Security-Policy': "default-src 'none'; sandbox", 'X-Frame-Options': 'DENY' };
const inAll = (file: string) => ({ th: file, lo: file, en: file });
const deployment: Deployment = {
  headers,
  callHeaders,
  defaultLanguage: 'th',
  pages: { '/login': inAll('login.html') },
  shell: 'shell.html',
  notFound: inAll('404.html'),
};
const lowerCaseNames = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));

const dist = mkdtempSync(join(tmpdir(), 'wallet-serve-'));
let backend: RecordingBackend;
let front: Awaited<ReturnType<typeof startServer>>;
let port: number;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, deploymentFile), JSON.stringify(deployment));
  for (const file of ['404.html', 'login.html', 'shell.html', 'favicon.svg', 'manifest.webmanifest', 'robots.txt', 'assets/app.js'])
    writeFileSync(join(dist, file), file);
  backend = await startRecordingBackend();
  front = await startServer({ dist, port: 0, host: '127.0.0.1', backend: `http://${backend.host}`, backendPrefix: '/th', bodyMs: 300 });
  port = Number(new URL(front.url).port);
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await front.close();
  await backend[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true, force: true });
});

describe('every response has its status and the build’s headers', () => {
  const get = (address: string) => () => sendRequest(port, address);
  it.each<[string, number, string, () => Promise<RawResponse>]>([
    ['a page', 200, 'login.html', get('/login')],
    ['the shell', 200, 'shell.html', get('/user/home')],
    ['a script', 200, 'assets/app.js', get('/assets/app.js')],
    ['the manifest', 200, 'manifest.webmanifest', get('/manifest.webmanifest')],
    ['rules for crawlers', 200, 'robots.txt', get('/robots.txt')],
    ['two slashes', 400, '', get('//')],
    ['two slashes and a host', 400, '', get('//evil.example/login')],
    ['a file above its folder', 400, '', get('/assets/../deployment.json')],
    ['the shell above its folder', 400, '', get('/assets/../shell.html')],
    ['a page above a folder', 400, '', get('/assets/../login')],
    ['the same, encoded', 400, '', get('/assets/%2e%2e/deployment.json')],
    ['the same, encoded whole', 400, '', get('/assets/..%2fdeployment.json')],
    ['the same, with backslashes', 400, '', get('/assets/..\\deployment.json')],
    ['a folder', 404, '404.html', get('/assets/')],
    ['an address that cannot be decoded', 400, '', get('/%')],
    ['a call that cannot be decoded', 400, '', get('/api/%')],
    ['a page that cannot be decoded', 400, '', get('/login/%ff')],
    ['no HTTP', 400, '', () => sendRaw(port, 'nonsense\r\n\r\n')],
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
      (method): [string, number, string, () => Promise<RawResponse>] => [method, 405, '', () => sendRequest(port, '/login', { method })],
    ),
    ['a PUT of a script', 405, '', () => sendRequest(port, '/assets/app.js', { method: 'PUT' })],
  ])('%s: %d', async (_name, status, body, fetchResponse) => {
    const response = await fetchResponse();
    expect([response.status, response.body]).toEqual([status, body]);
    expect(response.headers).toMatchObject(lowerCaseNames(headers));
    if (status === 405) expect(response.headers['allow']).toBe('GET, HEAD');
    if (status !== 200) expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
    expect(backend.requests).toEqual([]);
  });

  it.each(sharedForms)('a share without a service worker leads to the deposit, which says that it is lost: %s', async (_name, files) => {
    const response = await postShare(`${front.url}${sharePath}`, files);
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([303, sharedAddress('lost'), '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...lowerCaseNames(headers), 'cache-control': 'no-store' });
    expect(backend.requests).toEqual([]);
  });

  it.each([
    '/x/../api/login',
    '/api/../login',
    '/api/..%2fx',
    '/%61pi/login',
    '//api/login',
    '/api/..;/x',
    '/api/..%23/x',
    '/api/..%3f/x',
    '/api/..%20/x',
    '/api/..%09/x',
    '/api/.%0d./x',
    '/socket.io/../api/x',
  ])('an address with two readings reaches no backend: %s', async (address) => {
    expect((await sendRequest(port, address)).status).toBe(400);
    expect(backend.requests).toEqual([]);
  });

  it('HEAD gets the response of GET without the body', async () => {
    const { status, body } = await sendRequest(port, '/login', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  });
});

describe('the backend', () => {
  const learned = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'wallet.test', 'x-forwarded-proto': 'http' };

  it('learns what a call needs, and the client from this server alone', async () => {
    await sendRequest(port, '/api/wallet', { host: 'wallet.test', headers: { ...forgedHeaders, ...neededHeaders } });
    const [arrival] = backend.requests;
    expect(arrival?.headers).toEqual({ host: backend.host, connection: 'keep-alive', ...learned, ...lowerCaseNames(neededHeaders) });
  });

  it('learns a socket’s client from this server alone', async () => {
    const handshake = {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
      'Sec-WebSocket-Version': '13',
    };
    const headers = { ...forgedHeaders, ...handshake, Origin: 'https://wallet.test' };
    await sendRequest(port, '/socket.io/?EIO=4&transport=websocket', { host: 'wallet.test', headers });
    await expect.poll(() => backend.requests).toHaveLength(1);
    const received = Object.entries(backend.requests[0]?.headers ?? {});
    const besides = received.filter(([name]) => !/^(?:sec-websocket-.*|upgrade|connection)$/.test(name));
    expect(Object.fromEntries(besides)).toEqual({ ...learned, host: backend.host, origin: 'https://wallet.test' });
  });

  it('learns the origin of a socket request', async () => {
    const upgradeHeaders = {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
      'Sec-WebSocket-Version': '13',
    };
    await sendRequest(port, '/socket.io/?EIO=4&transport=websocket', { headers: { ...upgradeHeaders, Origin: 'https://evil.example' } });
    await expect.poll(() => backend.requests.map((arrival) => arrival.headers.origin)).toEqual(['https://evil.example']);
  });

  it('responds with the call headers in place of its own', async () => {
    backend.respondWith(
      (_request, response) =>
        void response
          .writeHead(200, { 'Content-Security-Policy': '*', 'Cache-Control': 'no-store', 'Retry-After': '7', ...headersForOthers })
          .end('{}'),
    );
    const response = await sendRequest(port, '/api/wallet');
    expect(response.headers).toMatchObject({ ...lowerCaseNames(callHeaders), 'cache-control': 'no-store', 'retry-after': '7' });
    for (const name of Object.keys(headersForOthers)) expect(response.headers).not.toHaveProperty(name.toLowerCase());
  });

  it.each(['GET', 'POST'])('gets one request and the client a 502 when it drops the connection: %s', async (method) => {
    backend.respondWith((request) => request.socket.destroy());
    const response = await sendRequest(port, '/api/invite/bonus', {
      method,
      body: method === 'POST' ? '{}' : '',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, response.body]).toEqual([502, '']);
    expect(response.headers).toMatchObject(lowerCaseNames(callHeaders));
    expect(backend.requests).toHaveLength(1);
  });

  it('that is unreachable results in a 502', async () => {
    const stoppedBackend = await startRecordingBackend();
    const serverWithoutBackend = await startServer({
      dist,
      port: 0,
      host: '127.0.0.1',
      backend: `http://${stoppedBackend.host}`,
      backendPrefix: '/th',
    });
    await stoppedBackend[Symbol.asyncDispose]();
    const response = await sendRequest(Number(new URL(serverWithoutBackend.url).port), '/api/wallet');
    expect([response.status, response.body]).toEqual([502, '']);
    await serverWithoutBackend.close();
  });
});

describe('an oversized body', () => {
  const send = (address: string, length: number) =>
    sendRequest(port, address, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': String(length) } });

  it.each([
    ['/api/wallet/transfer', 1_100_000],
    ['/api/wallet/slip', 23_000_000],
  ])('reaches no backend: %s of %d bytes', async (address, length) => {
    const response = await send(address, length);
    expect([response.status, response.body]).toEqual([413, '']);
    expect(response.headers).toMatchObject({ ...lowerCaseNames(callHeaders), 'cache-control': 'no-store' });
    expect(backend.requests).toEqual([]);
  });
});

describe('a body without a length', () => {
  const receivedBytes: number[] = [];
  beforeEach(() => {
    receivedBytes.length = 0;
    backend.respondWith((request, response) => {
      let bytes = 0;
      request
        .on('data', (data: Buffer) => (bytes += data.length))
        .once('end', () => {
          receivedBytes.push(bytes);
          response.end('{}');
        });
    });
  });
  const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
  const sendChunks = (address: string, bytes: number) =>
    sendRaw(
      port,
      `POST ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(65_536).repeat(bytes / 65_536)}0\r\n\r\n`,
    );

  it.each([
    ['/api/wallet/transfer', 1 << 20],
    ['/api/wallet/slip', 21 << 20],
  ])('arrives at the maximum size: %s', async (address, bytes) => {
    expect((await sendChunks(address, bytes)).status).toBe(200);
    expect(receivedBytes).toEqual([bytes]);
  });

  it.each([
    ['/api/wallet/transfer', (1 << 20) + 65_536],
    ['/api/wallet/transfer', 4 << 20],
    ['/api/wallet/slip', 22 << 20],
  ])('is refused when too large, and never reaches the backend whole: %s of %d bytes', async (address, bytes) => {
    const response = await sendChunks(address, bytes);
    expect([response.status, response.body]).toEqual([413, '']);
    expect(response.headers).toMatchObject({ ...lowerCaseNames(callHeaders), 'cache-control': 'no-store' });
    expect(receivedBytes).toEqual([]);
    expect((await sendChunks('/api/wallet/transfer', 65_536)).status).toBe(200);
  });

  it('is also refused outside of calls', async () => {
    const response = await sendChunks('/login', 4 << 20);
    expect(response).toMatchObject({ status: 413, body: '', headers: { ...lowerCaseNames(headers), 'cache-control': 'no-store' } });
  });
});

it('an unknown expectation is refused with the usual headers', async () => {
  const response = await sendRequest(port, '/login', { headers: { Expect: 'nonsense' } });
  expect(response.status).toBe(417);
  expect(response.headers).toMatchObject({ ...lowerCaseNames(headers), 'cache-control': 'no-store' });
});

it.each(['Host: 127.0.0.1\r\nHost: evil.example', 'Host: a b', 'Host: a/b', 'Host: a@b', 'Host: <b>', 'Host: a\\b'])(
  'an ambiguous host is refused: %s',
  async (lines) => {
    for (const address of ['/login', '/api/wallet']) {
      expect((await sendRaw(port, `GET ${address} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)).status).toBe(400);
    }
    expect(backend.requests).toEqual([]);
  },
);

describe('a body that never arrives', () => {
  beforeEach(() => backend.respondWith((request, response) => void request.resume().once('end', () => response.end('{}'))));
  const open = (address: string) => {
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve('closed')));
    socket.resume().write(`POST ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`);
    return { socket, closed };
  };

  it('ends the call', async () => {
    const { closed } = open('/api/wallet/transfer');
    expect(await Promise.race([closed, wait(4_000, 'still open', { ref: false })])).toBe('closed');
  });

  it.each(['/login', '/none', '/assets/app.js'])('ends a request that is no call: %s', async (address) => {
    const { closed } = open(address);
    expect(await Promise.race([closed, wait(4_000, 'still open', { ref: false })])).toBe('closed');
  });

  it('closes the connection of an upload that was already responded to', async () => {
    backend.respondWith((_request, response) => void response.writeHead(401).end('{}'));
    const { closed } = open('/api/wallet/slip');
    expect(await Promise.race([closed, wait(4_000, 'still open', { ref: false })])).toBe('closed');
  });

  it('does not end a slow upload, nor a slow share, which was responded to', async () => {
    const requests = ['/api/wallet/slip', sharePath].map(open);
    expect(await Promise.race([...requests.map(({ closed }) => closed), wait(1_000, 'still open', { ref: false })])).toBe('still open');
    for (const { socket } of requests) socket.destroy();
  });
});

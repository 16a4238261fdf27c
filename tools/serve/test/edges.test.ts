import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deploymentFile, type Deployment } from '@wallet/build';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { ask, forgedHeaders, recordBackend, send, type Answer, type RecordingBackend } from './attack.ts';

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
const small = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));

const dist = mkdtempSync(join(tmpdir(), 'wallet-serve-'));
let backend: RecordingBackend;
let front: Awaited<ReturnType<typeof startServer>>;
let port: number;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, deploymentFile), JSON.stringify(deployment));
  for (const file of ['404.html', 'login.html', 'shell.html', 'favicon.svg', 'assets/app.js']) writeFileSync(join(dist, file), file);
  backend = await recordBackend();
  front = await startServer({ dist, port: 0, host: '127.0.0.1', backend: `http://${backend.host}`, backendPrefix: '/th', bodyMs: 300 });
  port = Number(new URL(front.url).port);
});
beforeEach(() => backend.reset());
afterAll(async () => {
  await front.close();
  await backend[Symbol.asyncDispose]();
  rmSync(dist, { recursive: true, force: true });
});

describe('every answer has its status, and the headers of the build', () => {
  const get = (address: string) => () => ask(port, address);
  it.each<[string, number, string, () => Promise<Answer>]>([
    ['a page', 200, 'login.html', get('/login')],
    ['the shell', 200, 'shell.html', get('/user/home')],
    ['a script', 200, 'assets/app.js', get('/assets/app.js')],
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
    ['a call’s that cannot be decoded', 400, '', get('/api/%')],
    ['a page’s that cannot be decoded', 400, '', get('/login/%ff')],
    ['no HTTP', 400, '', () => send(port, 'nonsense\r\n\r\n')],
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method): [string, number, string, () => Promise<Answer>] => [
      method,
      405,
      '',
      () => ask(port, '/login', { method }),
    ]),
    ['a script that is written', 405, '', () => ask(port, '/assets/app.js', { method: 'PUT' })],
  ])('%s: %d', async (_name, status, body, question) => {
    const answer = await question();
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers).toMatchObject(small(headers));
    if (status === 405) expect(answer.headers['allow']).toBe('GET, HEAD');
    if (status !== 200) expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    expect(backend.arrivals).toEqual([]);
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
  ])('an address that could be read in two ways reaches no backend: %s', async (address) => {
    expect((await ask(port, address)).status).toBe(400);
    expect(backend.arrivals).toEqual([]);
  });

  it('HEAD gets what GET gets, without the page', async () => {
    const { status, body } = await ask(port, '/login', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  });
});

describe('the backend', () => {
  it('learns who asks from this server, never from the visitor', async () => {
    for (const [address, more] of [
      ['/api/wallet', {}],
      [
        '/socket.io/?EIO=4&transport=websocket',
        { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Key': 'AQIDBAUGBwgJCgsMDQ4PEA==', 'Sec-WebSocket-Version': '13' },
      ],
    ] as const) {
      backend.reset();
      await ask(port, address, { host: 'wallet.test', headers: { ...forgedHeaders, ...more } });
      await expect.poll(() => backend.arrivals).toHaveLength(1);
      const [arrival] = backend.arrivals;
      const told = Object.entries(arrival?.headers ?? {}).filter(([name]) =>
        /forwarded|real|origin(?:al|ating)|remote|rewrite|method|proxy|client|connecting|x-host/.test(name),
      );
      expect(Object.fromEntries(told)).toEqual({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'wallet.test',
        'x-forwarded-proto': 'http',
      });
    }
  });

  it('learns from which page a socket is asked for', async () => {
    const wish = {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
      'Sec-WebSocket-Version': '13',
    };
    await ask(port, '/socket.io/?EIO=4&transport=websocket', { headers: { ...wish, Origin: 'https://evil.example' } });
    await expect.poll(() => backend.arrivals.map((arrival) => arrival.headers.origin)).toEqual(['https://evil.example']);
  });

  it('answers with the headers of calls in the place of its own', async () => {
    backend.answerWith(
      (_request, response) => void response.writeHead(200, { 'Content-Security-Policy': '*', 'Cache-Control': 'no-store' }).end('{}'),
    );
    const answer = await ask(port, '/api/wallet');
    expect(answer.headers).toMatchObject({ ...small(callHeaders), 'cache-control': 'no-store' });
  });

  it.each(['GET', 'POST'])('that drops the line is asked once and answered for with 502: %s', async (method) => {
    backend.answerWith((request) => request.socket.destroy());
    const answer = await ask(port, '/api/invite/bonus', {
      method,
      body: method === 'POST' ? '{}' : '',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([answer.status, answer.body]).toEqual([502, '']);
    expect(answer.headers).toMatchObject(small(callHeaders));
    expect(backend.arrivals).toHaveLength(1);
  });

  it('that is not there is answered for with 502', async () => {
    const gone = await recordBackend();
    const lonely = await startServer({ dist, port: 0, host: '127.0.0.1', backend: `http://${gone.host}`, backendPrefix: '/th' });
    await gone[Symbol.asyncDispose]();
    const answer = await ask(Number(new URL(lonely.url).port), '/api/wallet');
    expect([answer.status, answer.body]).toEqual([502, '']);
    await lonely.close();
  });
});

describe('a body that is too large', () => {
  const send = (address: string, length: number) =>
    ask(port, address, { method: 'POST', headers: { 'Content-Type': 'application/json', 'Content-Length': String(length) } });

  it.each([
    ['/api/wallet/transfer', 1_100_000],
    ['/api/wallet/slip', 23_000_000],
  ])('reaches no backend: %s of %d bytes', async (address, length) => {
    const answer = await send(address, length);
    expect([answer.status, answer.body]).toEqual([413, '']);
    expect(answer.headers).toMatchObject({ ...small(callHeaders), 'cache-control': 'no-store' });
    expect(backend.arrivals).toEqual([]);
  });
});

describe('a body that does not say how large it is', () => {
  const taken: number[] = [];
  beforeEach(() => {
    taken.length = 0;
    backend.answerWith((request, response) => {
      let bytes = 0;
      request
        .on('data', (data: Buffer) => (bytes += data.length))
        .once('end', () => {
          taken.push(bytes);
          response.end('{}');
        });
    });
  });
  const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
  const sendChunks = (address: string, bytes: number) =>
    send(
      port,
      `POST ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(65_536).repeat(bytes / 65_536)}0\r\n\r\n`,
    );

  it.each([
    ['/api/wallet/transfer', 1 << 20],
    ['/api/wallet/slip', 21 << 20],
  ])('arrives where it is as large as one may be: %s', async (address, bytes) => {
    expect((await sendChunks(address, bytes)).status).toBe(200);
    expect(taken).toEqual([bytes]);
  });

  it.each([
    ['/api/wallet/transfer', (1 << 20) + 65_536],
    ['/api/wallet/transfer', 4 << 20],
    ['/api/wallet/slip', 22 << 20],
  ])('is refused where it is too large, and never reaches the backend whole: %s of %d bytes', async (address, bytes) => {
    const answer = await sendChunks(address, bytes);
    expect([answer.status, answer.body]).toEqual([413, '']);
    expect(answer.headers).toMatchObject({ ...small(callHeaders), 'cache-control': 'no-store' });
    expect(taken).toEqual([]);
    expect((await sendChunks('/api/wallet/transfer', 65_536)).status).toBe(200);
  });

  it('is refused where it is no call, too', async () => {
    const answer = await sendChunks('/login', 4 << 20);
    expect(answer).toMatchObject({ status: 413, body: '', headers: { ...small(headers), 'cache-control': 'no-store' } });
  });
});

it('an expectation that nobody can meet is refused with the headers of any answer', async () => {
  const answer = await ask(port, '/login', { headers: { Expect: 'nonsense' } });
  expect(answer.status).toBe(417);
  expect(answer.headers).toMatchObject({ ...small(headers), 'cache-control': 'no-store' });
});

it.each(['Host: 127.0.0.1\r\nHost: evil.example', 'Host: a b', 'Host: a/b', 'Host: a@b', 'Host: <b>', 'Host: a\\b'])(
  'a host that could be read in two ways is refused: %s',
  async (lines) => {
    for (const address of ['/login', '/api/wallet']) {
      expect((await send(port, `GET ${address} HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`)).status).toBe(400);
    }
    expect(backend.arrivals).toEqual([]);
  },
);

describe('a body that does not come', () => {
  beforeEach(() => backend.answerWith((request, response) => void request.resume().once('end', () => response.end('{}'))));
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

  it.each(['/login', '/none', '/assets/app.js'])('ends what is no call: %s', async (address) => {
    const { closed } = open(address);
    expect(await Promise.race([closed, wait(4_000, 'still open', { ref: false })])).toBe('closed');
  });

  it('ends the line of a file that was answered for', async () => {
    backend.answerWith((_request, response) => void response.writeHead(401).end('{}'));
    const { closed } = open('/api/wallet/slip');
    expect(await Promise.race([closed, wait(4_000, 'still open', { ref: false })])).toBe('closed');
  });

  it('ends no call whose body is a file: those are slow', async () => {
    const { socket, closed } = open('/api/wallet/slip');
    expect(await Promise.race([closed, wait(1_000, 'still open', { ref: false })])).toBe('still open');
    socket.destroy();
  });
});

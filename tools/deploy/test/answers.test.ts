import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { distFolder } from '@wallet/build';
import { deploymentFile, type Deployment } from '@wallet/operator';
import { sharedAddress, sharedField, sharePath } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { startNginx } from '../src/start-nginx.ts';
import { headersForOthers } from './forged-headers.ts';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { sendRaw, sendRequest, type RawResponse, type RequestOptions } from './send-request.ts';

const app = 'wallet-la';
const dist = distFolder(app);
const deployment = JSON.parse(readFileSync(join(dist, deploymentFile), 'utf8')) as Deployment;
const lowerCaseNames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const pageHeaders = lowerCaseNames(deployment.headers);
const callHeaders = lowerCaseNames(deployment.callHeaders);
const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(readFileSync(join(dist, deployment.shell), 'utf8')) ?? [];

const { backend, nginx } = await startNginxWithBackend(app);

const get = (address: string) => sendRequest(nginx.port, address);

describe('the response to a call has its own headers', () => {
  it.each<[string, number, () => Promise<RawResponse>]>([
    ['a game’s', 200, () => get('/api/autoLogin/pg/th1/x')],
    ['the socket’s', 200, () => get('/socket.io/?EIO=4')],
  ])('%s: %d', async (_name, status, fetchResponse) => {
    const response = await fetchResponse();
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(callHeaders);
  });

  it('when the backend sets weaker ones', async () => {
    backend.respondWith((_request, response) => {
      const weak = {
        'Content-Security-Policy': '*',
        'X-Frame-Options': 'ALLOWALL',
        'Strict-Transport-Security': 'max-age=0',
        'Referrer-Policy': 'unsafe-url',
      };
      response.writeHead(400, { ...weak, 'Cache-Control': 'no-store', 'Retry-After': '7' }).end('{}');
    });
    const response = await get('/api/wallet');
    expect(response.status).toBe(400);
    expect(response.headers).toMatchObject({ ...callHeaders, 'cache-control': 'no-store', 'retry-after': '7' });
  });

  it('without what concerns other origins, and without cookies', async () => {
    backend.respondWith((_request, response) => void response.writeHead(200, headersForOthers).end('{}'));
    const { headers } = await get('/api/wallet');
    for (const name of Object.keys(headersForOthers)) expect(headers).not.toHaveProperty(name.toLowerCase());
  });

  it('with the backend’s time, by which countdowns run', async () => {
    const date = 'Thu, 01 Jan 2026 00:00:00 GMT';
    backend.respondWith((_request, response) => void response.writeHead(200, { Date: date }).end('{}'));
    expect((await get('/api/qrcode/ktb')).headers.date).toBe(date);
  });

  it('when the backend is unreachable', async () => {
    backend.respondWith((request) => request.socket.destroy());
    const response = await get('/api/wallet');
    expect(response.status).toBe(502);
    expect(response.headers).toMatchObject(callHeaders);
  });
});

describe('a visitor with cookies of other sites of the domain', () => {
  it.each([9_000, 60_000])('of %d bytes gets pages, and may call', async (length) => {
    const headers = { Cookie: `language=en; tracker=${'x'.repeat(length)}` };
    const page = await sendRequest(nginx.port, '/login', { headers });
    expect([page.status, page.body.includes('<html lang="en"')]).toEqual([200, true]);
    expect((await sendRequest(nginx.port, '/api/wallet', { headers })).status).toBe(200);
  });
});

describe('what nginx refuses itself is answered', () => {
  const [language, long] = ['language=en', 'x'.repeat(80_000)];
  const sent = (address: string, options: RequestOptions = {}) =>
    sendRequest(nginx.port, address, { ...options, headers: { Cookie: language, ...options.headers } });

  it.each<[string, number, string, () => Promise<RawResponse>]>([
    ['a refused address', 400, 'en', () => sent('//x')],
    ['a malformed address', 400, 'lo', () => sent('/%')],
    ['no HTTP at all', 400, 'lo', () => sendRaw(nginx.port, 'nonsense\r\n\r\n')],
    ['a method that pages do not have', 405, 'en', () => sent('/login', { method: 'POST', body: '{}' })],
    [
      'the same with a body that is too large',
      405,
      'en',
      () => sent('/login', { method: 'POST', headers: { 'Content-Length': '9999999' } }),
    ],
    ['a body that is too large', 413, 'en', () => sent('/login', { headers: { 'Content-Length': '9999999' } })],
    ['a method that nothing has', 405, 'en', () => sent('/login', { method: 'TRACE' })],
    ['an address that is too long', 414, 'lo', () => sent(`/${long}`)],
    ['headers that are too long', 400, 'en', () => sent('/login', { headers: { 'X-Long': long } })],
    ['two hosts', 400, 'lo', () => sendRaw(nginx.port, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')],
  ])('by the app’s page: %s, %d in %s', async (_name, status, shown, request) => {
    const { body, ...response } = await request();
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8' });
    expect(response.headers.server).toBe('nginx');
    expect(body).toBe(readFileSync(join(dist, deployment.notFound[shown] ?? ''), 'latin1'));
  });

  it('with the headers of the app: another host', async () => {
    const { status, headers } = await sendRequest(nginx.port, '/login', { host: 'evil.example' });
    expect([status, headers]).toEqual([421, expect.objectContaining({ ...pageHeaders, server: 'nginx' })]);
  });

  const refused = { message: 'KEY_INVALID' };
  it.each<[string, number, object, () => Promise<RawResponse>]>([
    ['a refused address', 400, refused, () => sent('/api/x/..%2f')],
    ['a method that no call has', 405, refused, () => sent('/api/wallet', { method: 'PATCH', body: '{}' })],
    ['headers that are too long', 400, refused, () => sent('/api/wallet', { headers: { 'X-Long': long } })],
    ['a body that is too large', 413, refused, () => sent('/api/login', { method: 'POST', headers: { 'Content-Length': '9999999' } })],
    [
      'a file that is too large',
      413,
      refused,
      () => sent('/api/wallet/slip', { method: 'POST', headers: { 'Content-Length': '29999999' } }),
    ],
    // Whether the backend has acted is unknown, so there is no code.
    ['a dropped connection', 502, {}, () => sent('/api/wallet/transfer.html', { method: 'POST', body: '{}' })],
  ])('by JSON for a call: %s, %d', async (_name, status, body, request) => {
    backend.respondWith((call) => call.socket.destroy());
    const response = await request();
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toEqual(body);
    expect(response.headers).toMatchObject({ ...callHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' });
  });

  it('and an error of the backend stays what it was', async () => {
    backend.respondWith((_request, response) => void response.writeHead(413).end('{"message":"NO_DATA"}'));
    const { status, body } = await get('/api/wallet');
    expect([status, body]).toEqual([413, expect.stringContaining('{"message":"NO_DATA"}')]);
  });
});

describe('files', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br', nginx.hasBrotli ? 'br' : undefined],
    ['identity', undefined],
  ])('are sent to a browser that accepts %s as %s', async (accepted, coding) => {
    for (const address of ['/login', '/user/statement', script]) {
      const { status, headers } = await sendRequest(nginx.port, address, { headers: { 'Accept-Encoding': accepted } });
      expect([status, headers['content-encoding']]).toEqual([200, coding]);
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  it.each([
    ['la', 'lo'],
    ['xx', 'lo'],
    ['../../x', 'lo'],
  ])('the page for the language cookie %s is in %s', async (cookie, language) => {
    for (const address of ['/login', '/none']) {
      const { body, headers } = await sendRequest(nginx.port, address, { headers: { Cookie: `language=${cookie}` } });
      expect(body).toContain(`<html lang="${language}"`);
      expect(headers.vary).toContain('Cookie');
    }
  });
});

describe('a picture shared with the app', () => {
  it.each([0, 100_000, 40_000_000])('leads to the deposit, which says that it is lost: %d bytes', async (bytes) => {
    // As the system's share sheet posts it.
    const body = new FormData();
    body.append('title', 'shared');
    if (bytes > 0) body.append(sharedField, new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' }));
    const response = await fetch(`${nginx.url}${sharePath}`, { method: 'POST', body, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, sharedAddress('lost')]);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...pageHeaders, 'cache-control': 'no-store' });
    expect(backend.requests).toEqual([]);
  });

  it('has no page', async () => {
    expect((await get(sharePath)).status).toBe(404);
  });
});

describe('a slow client', () => {
  it('is disconnected, in the headers and in the body, before the request reaches the backend', async () => {
    await using impatientNginx = await startNginx({
      dist,
      backend: backend.url,
      edit: { 'client_header_timeout 15s;': 'client_header_timeout 1s;', 'client_body_timeout 15s;': 'client_body_timeout 1s;' },
    });
    const incompleteRequests = [
      'GET /login HTTP/1.1\r\nHost: 127.0.0.1\r\n',
      'POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{',
    ];
    const ends = await Promise.all(
      incompleteRequests.map(async (message) => {
        const socket = connect(impatientNginx.port, '127.0.0.1');
        const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve('closed')));
        socket.resume().write(message);
        return Promise.race([closed, wait(15_000, 'still open', { ref: false })]);
      }),
    );
    expect(ends).toEqual(['closed', 'closed']);
    expect(backend.requests).toEqual([]);
  }, 20_000);
});

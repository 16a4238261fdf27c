import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { deploymentFile, distFolder, type Deployment } from '@wallet/build';
import { ask, send, type Answer } from '@wallet/serve/attack';
import { describe, expect, it } from 'vitest';
import { attackNginx } from './attack-nginx.ts';
import { startNginx } from './start-nginx.ts';

const app = 'wallet-la';
const dist = distFolder(app);
const deployment = JSON.parse(readFileSync(join(dist, deploymentFile), 'utf8')) as Deployment;
const small = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const pageHeaders = small(deployment.headers);
const callHeaders = small(deployment.callHeaders);
const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(readFileSync(join(dist, deployment.shell), 'utf8')) ?? [];

const { backend, nginx } = await attackNginx({ app });

const get = (address: string) => ask(nginx.port, address);

describe('every answer carries the headers of the build, each once', () => {
  it.each<[string, number, () => Promise<Answer>]>([
    ['a page', 200, () => get('/login')],
    ['the shell', 200, () => get('/user/statement')],
    ['a script', 200, () => get(script)],
    ['the picture of the tab', 200, () => get('/favicon.svg')],
    ['a video', 200, () => get('/videos/wallet.mp4')],
    ['the page that is not there', 404, () => get('/none')],
    ['a script that is not there', 404, () => get('/assets/none.js')],
    ['an address that is refused', 400, () => get('//x')],
    ['an address that cannot be read', 400, () => get('/%')],
    ['no HTTP at all', 400, () => send(nginx.port, 'nonsense\r\n\r\n')],
    ['two hosts', 400, () => send(nginx.port, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')],
    ['an address that is too long', 414, () => get(`/${'x'.repeat(40_000)}`)],
    ['headers that are too long', 400, () => ask(nginx.port, '/', { headers: { 'X-Long': 'x'.repeat(40_000) } })],
    ['a method that pages do not have', 405, () => ask(nginx.port, '/login', { method: 'POST' })],
    ['another host', 421, () => ask(nginx.port, '/login', { host: 'evil.example' })],
  ])('%s: %d', async (_name, status, question) => {
    const answer = await question();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(pageHeaders);
    expect(answer.headers['server']).toBe('nginx');
  });
});

describe('the answer to a call carries its own', () => {
  it.each<[string, number, () => Promise<Answer>]>([
    ['done', 200, () => get('/api/wallet')],
    ['a game’s', 200, () => get('/api/autoLogin/pg/th1/x')],
    ['the socket’s', 200, () => get('/socket.io/?EIO=4')],
    ['too large', 413, () => ask(nginx.port, '/api/login', { method: 'POST', headers: { 'Content-Length': '9999999' } })],
  ])('%s: %d', async (_name, status, question) => {
    const answer = await question();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(callHeaders);
  });

  it('where the backend sets weaker ones', async () => {
    backend.answerWith((_request, response) => {
      const weak = {
        'Content-Security-Policy': '*',
        'X-Frame-Options': 'ALLOWALL',
        'Strict-Transport-Security': 'max-age=0',
        'Referrer-Policy': 'unsafe-url',
      };
      response.writeHead(400, { ...weak, 'Cache-Control': 'no-store', 'Retry-After': '7' }).end('{}');
    });
    const answer = await get('/api/wallet');
    expect(answer.status).toBe(400);
    expect(answer.headers).toMatchObject({ ...callHeaders, 'cache-control': 'no-store', 'retry-after': '7' });
  });

  it('where there is no backend', async () => {
    backend.answerWith((request) => request.socket.destroy());
    const answer = await get('/api/wallet');
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject(callHeaders);
  });
});

describe('files', () => {
  it.each([
    ['/videos/wallet.lo.vtt', 'text/vtt', 'public, max-age=86400'],
    ['/videos/wallet.mp4', 'video/mp4', 'public, max-age=86400'],
    ['/videos/wallet.webm', 'video/webm', 'public, max-age=86400'],
    ['/videos/wallet.webp', 'image/webp', 'public, max-age=86400'],
    [script, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
    ['/login', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is %s, kept %s', async (address, type, caching) => {
    const { status, headers } = await get(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  it.each([
    ['th', 'th'],
    ['la', 'lo'],
    ['lo', 'lo'],
    ['en', 'en'],
    ['xx', 'lo'],
    ['../../x', 'lo'],
  ])('the page for the language cookie %s is in %s', async (cookie, language) => {
    for (const address of ['/login', '/none']) {
      const { body, headers } = await ask(nginx.port, address, { headers: { Cookie: `language=${cookie}` } });
      expect(body).toContain(`<html lang="${language}"`);
      expect(headers['vary']).toContain('Cookie');
    }
  });
});

describe('who sends slowly', () => {
  it('is cut off, in the headers and in the body, before the backend hears of it', async () => {
    await using quick = await startNginx({
      app,
      backends: [backend.host],
      edit: { 'client_header_timeout 15s;': 'client_header_timeout 1s;', 'client_body_timeout 15s;': 'client_body_timeout 1s;' },
    });
    const half = [
      'GET /login HTTP/1.1\r\nHost: 127.0.0.1\r\n',
      'POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{',
    ];
    const ends = await Promise.all(
      half.map(async (message) => {
        const socket = connect(quick.port, '127.0.0.1');
        const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', () => resolve('closed')));
        socket.resume().write(message);
        return Promise.race([closed, wait(15_000, 'still open', { ref: false })]);
      }),
    );
    expect(ends).toEqual(['closed', 'closed']);
    expect(backend.arrivals).toEqual([]);
  }, 20_000);
});

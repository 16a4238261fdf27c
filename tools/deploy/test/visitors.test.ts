import { describe, expect, it } from 'vitest';
import { forgedHeaders, neededHeaders } from './forged-headers.ts';
import { startNginxWithBackend } from './nginx-with-backend.ts';
import { sendRaw, sendRequest } from './send-request.ts';

const { backend, nginx } = await startNginxWithBackend('wallet-th');

const host = `127.0.0.1:${String(nginx.port)}`;
const headersAtBackend = () => backend.requests.map(({ headers }) => headers);

describe('a visitor’s claim about a call’s origin', () => {
  it.each(['/api/wallet', '/socket.io/?EIO=4&transport=polling'])('never reaches the backend: %s', async (address) => {
    await sendRequest(nginx.port, address, { headers: { ...forgedHeaders, ...neededHeaders } });
    expect(headersAtBackend()).toEqual([
      {
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'http',
        ...Object.fromEntries(Object.entries(neededHeaders).map(([name, value]) => [name.toLowerCase(), value])),
      },
    ]);
  });

  it('is refused when it names another host in the address', async () => {
    expect((await sendRequest(nginx.port, 'http://evil.example/api/wallet')).status).toBe(421);
    expect(backend.requests).toEqual([]);
  });
});

describe('another host', () => {
  const others = ['evil.example', 'evil.localhost', '127.0.0.1.evil.example', '10.0.0.1', '_', '""', 'a b', 'a/b', 'a@b', '<b>', 'a\\b'];
  it.each(others)('%s gets 421 only', async (host) => {
    for (const address of ['/', '/login', '/api/wallet', '/assets/x.js', '/socket.io/?EIO=4&transport=websocket']) {
      const response = await sendRequest(nginx.port, address, { host, headers: { Upgrade: 'websocket' } });
      expect([400, 421]).toContain(response.status);
    }
    expect(backend.requests).toEqual([]);
  });

  it('a missing host is refused too', async () => {
    expect((await sendRaw(nginx.port, 'GET /api/wallet HTTP/1.0\r\n\r\n')).status).toBe(421);
    expect((await sendRaw(nginx.port, 'GET /api/wallet HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
    expect(backend.requests).toEqual([]);
  });
});

describe('another protocol', () => {
  const request = (protocol: string) => ({
    Upgrade: protocol,
    Connection: 'Upgrade, HTTP2-Settings',
    'HTTP2-Settings': 'AAMAAABkAAQAAP__',
  });

  it.each(['h2c', 'websocket', 'foo', 'websocket, h2c'])('is never requested from the backend by a call: %s', async (protocol) => {
    expect((await sendRequest(nginx.port, '/api/chat/config', { headers: request(protocol) })).status).toBe(200);
    expect(headersAtBackend().map(({ upgrade, connection }) => [upgrade, connection])).toEqual([[undefined, undefined]]);
  });

  it.each(['h2c', 'foo', 'websocket, h2c', 'TLS/1.3'])('nor at the socket’s address: %s', async (protocol) => {
    expect((await sendRequest(nginx.port, '/socket.io/?EIO=4', { headers: request(protocol) })).status).toBe(200);
    expect(headersAtBackend().map(({ upgrade, connection }) => [upgrade, connection])).toEqual([[undefined, undefined]]);
  });

  it.each(['websocket', 'WebSocket'])('is requested for the socket: %s, with the requesting origin', async (protocol) => {
    const headers = { ...request(protocol), Origin: 'https://evil.example' };
    expect((await sendRequest(nginx.port, '/socket.io/?EIO=4&transport=websocket', { headers })).status).toBe(101);
    expect(headersAtBackend().map(({ upgrade, connection, origin }) => [upgrade, connection, origin])).toEqual([
      ['websocket', 'upgrade', 'https://evil.example'],
    ]);
  });

  it('does not keep a body from the backend', async () => {
    const response = await sendRequest(nginx.port, '/api/login', { method: 'POST', headers: request('h2c'), body: '{}' });
    expect(response.status).toBe(200);
    expect(headersAtBackend().map((headers) => headers['content-length'])).toEqual(['2']);
  });
});

describe('a method', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO'])('%s gets no page', async (method) => {
    for (const address of ['/', '/login', '/user/home', '/assets/x.js', '/none']) {
      const response = await sendRequest(nginx.port, address, { method });
      expect([address, response.status]).toEqual([address, 405]);
      if (method !== 'TRACE') expect(response.headers.allow).toBe('GET, HEAD');
    }
  });

  it('HEAD gets the response of GET without the body', async () => {
    const response = await sendRequest(nginx.port, '/login', { method: 'HEAD' });
    expect([response.status, response.body]).toEqual([200, '']);
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is forwarded with a call', async (method) => {
    expect((await sendRequest(nginx.port, '/api/x', { method })).status).toBe(200);
    expect(backend.requests.map((arrival) => arrival.method)).toEqual([method]);
  });

  it.each(['TRACE', 'PATCH', 'CONNECT', 'PROPFIND', 'FOO'])('%s is not forwarded', async (method) => {
    expect([400, 405]).toContain((await sendRequest(nginx.port, '/api/x', { method })).status);
    expect(backend.requests).toEqual([]);
  });
});

describe('a request that two servers would delimit differently', () => {
  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['chunks by another name', 'Transfer-Encoding: xchunked\r\n'],
    ['two hosts', 'Host: evil.example\r\n'],
    ['a space before the colon', 'Content-Length : 5\r\n'],
  ])('is refused: %s', async (_name, lines) => {
    const response = await sendRaw(nginx.port, `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${lines}\r\n0\r\n\r\n`);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(backend.requests).toEqual([]);
  });
});

describe('a body', () => {
  it('above the limit of calls never reaches the backend', async () => {
    const response = await sendRequest(nginx.port, '/api/wallet/transfer', { method: 'POST', headers: { 'Content-Length': '1100000' } });
    expect(response.status).toBe(413);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(backend.requests).toEqual([]);
  });

  it.each(['/api/wallet/slip', '/api/chat/upload-image', '/api/chat/upload-video'])('may be a file at %s', async (address) => {
    const response = await sendRequest(nginx.port, address, { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect(response.status).toBe(200);
    expect((await sendRequest(nginx.port, address, { method: 'POST', headers: { 'Content-Length': '23000000' } })).status).toBe(413);
    expect(backend.requests).toHaveLength(1);
  });

  const megabyte = 1 << 20;
  const sendChunks = (address: string, bytes: number) => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const lines = `Host: 127.0.0.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n`;
    return sendRaw(nginx.port, `POST ${address} HTTP/1.1\r\n${lines}\r\n${chunk.repeat(bytes / 0x10000)}0\r\n\r\n`);
  };

  it.each([
    ['/api/wallet/transfer', megabyte],
    ['/api/wallet/slip', 21 * megabyte],
  ])('without a length arrives at the maximum size: %s', async (address, bytes) => {
    backend.respondWith((request, response) => void request.resume().once('end', () => response.end('{}')));
    expect((await sendChunks(address, bytes)).status).toBe(200);
    expect(headersAtBackend().map((headers) => headers['content-length'])).toEqual([String(bytes)]);
  });

  it.each([
    ['/api/wallet/transfer', megabyte + 0x10000],
    ['/api/wallet/transfer', 4 * megabyte],
    ['/api/wallet/slip', 22 * megabyte],
  ])('without a length never reaches the backend when it is too large: %s of %d bytes', async (address, bytes) => {
    expect((await sendChunks(address, bytes)).status).toBe(413);
    expect(backend.requests).toEqual([]);
  });
});

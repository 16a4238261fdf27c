import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatEvents } from '@wallet/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, startSandbox } from '../src/index.ts';
import { openSandbox, type TestSandbox } from './helper.ts';

let sandbox: TestSandbox;
let port: number;
beforeAll(async () => {
  sandbox = await openSandbox({
    bodyMs: 300,
    trustedProxies: ['127.0.0.1'],
    allowances: { socketsPerAddress: 3, joinsPerSecond: 5, providerLoginsPerMinute: 20, providerTriesPerQuarterHour: 10 },
  });
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  port = (sandbox.app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(() => sandbox.close());

/** Sends the headers and the start of a body; resolves with the response when the connection is closed. */
async function beginBody(type: string, address = '/th/api/login'): Promise<string> {
  const connection = connect(port, '127.0.0.1');
  let text = '';
  connection.on('data', (data) => {
    text += String(data);
  });
  connection.write(`POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"user`);
  connection.on('error', () => undefined);
  await once(connection, 'close');
  return text;
}

describe('a request body', () => {
  it('closes the connection if it does not arrive in time', async () => {
    expect(await beginBody('application/json')).toBe('');
  });

  it.each([
    ['/th/api/login', 415],
    ['/th/api/wallet/slip', 403],
    ['/none', 404],
  ])('closes the connection if it is still incomplete after the response: %s', async (address, status) => {
    expect(await beginBody('multipart/form-data; boundary=x', address)).toContain(`HTTP/1.1 ${String(status)}`);
  });

  it('gets a response if it arrives in time, also for a second request', async () => {
    const agent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '0812345678', password: 'demo-1234' }),
    };
    const ask = async () => (await fetch(`http://127.0.0.1:${String(port)}/th/api/login`, agent)).status;
    expect([await ask(), await ask()]).toEqual([200, 200]);
  });

  it('has no time limit if there is none: a slow response is not cut off', async () => {
    const slow = await sandbox.alongside({ bodyMs: 100, faults: true });
    try {
      const origin = await slow.app.listen({ port: 0, host: '127.0.0.1' });
      const fault = { match: 'GET /th/api/lookup/info', kind: 'slow', delayMs: 400 };
      expect((await slow.ask('POST', '/__fault', { body: fault })).status).toBe(200);
      expect((await fetch(`${origin}/th/api/lookup/info`)).status).toBe(200);
    } finally {
      await slow.close();
    }
  });

  it('of any kind has a time limit in the HTTP server', () => {
    expect(sandbox.app.server.requestTimeout).toBe(320_000);
  });
});

describe('sockets', () => {
  const open: Socket[] = [];
  const dial = (visitor: string) => {
    const socket = io(`http://127.0.0.1:${String(port)}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { 'x-forwarded-for': visitor },
    });
    open.push(socket);
    return socket;
  };
  const join = (socket: Socket) =>
    socket.emitWithAck(chatEvents.join, { prefix: 'siam-fortune', id: 'guest-0123456789abcdef' }) as Promise<{ joined: boolean }>;
  const connected = async (visitor: string) => {
    const socket = dial(visitor);
    await once(socket as unknown as NodeJS.EventEmitter, 'connect');
    return socket;
  };
  afterAll(() => {
    for (const socket of open) socket.disconnect();
  });

  it('respond with the same security headers as all other routes', async () => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/th/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });

  it('are disconnected if they send too many joins, and others stay connected', async () => {
    const [flooding, calm] = [await connected('203.0.113.1'), await connected('203.0.113.2')];
    for (let asked = 0; asked < 20; asked += 1) expect(await join(flooding)).toEqual({ joined: true });
    const ended = once(flooding as unknown as NodeJS.EventEmitter, 'disconnect');
    flooding.emit(chatEvents.join, { prefix: 'siam-fortune', id: 'guest-0123456789abcdef' });
    await ended;
    expect(await join(calm)).toEqual({ joined: true });
  });

  it('are limited for each address, and a closed one makes room for another', async () => {
    const mine = [await connected('203.0.113.3'), await connected('203.0.113.3'), await connected('203.0.113.3')];
    const tooMany = dial('203.0.113.3');
    await once(tooMany as unknown as NodeJS.EventEmitter, 'connect_error');
    const other = await connected('203.0.113.4');
    expect(await join(other)).toEqual({ joined: true });
    mine[0]?.disconnect();
    await expect
      .poll(async () => {
        const next = dial('203.0.113.3');
        const refused = once(next as unknown as NodeJS.EventEmitter, 'connect_error').then(() => null);
        return Promise.race([once(next as unknown as NodeJS.EventEmitter, 'connect').then(() => join(next)), refused]);
      })
      .toEqual({ joined: true });
  });

  it('count from the handshake, before they join a room', async () => {
    const shake = async (visitor: string) => {
      const { status } = await fetch(`http://127.0.0.1:${String(port)}/th/socket.io/?EIO=4&transport=polling`, {
        headers: { 'x-forwarded-for': visitor },
      });
      return status;
    };
    const burst = await Promise.all(Array.from({ length: 20 }, () => shake('203.0.113.5')));
    const sequence = [];
    for (let index = 0; index < 5; index += 1) sequence.push(await shake('203.0.113.6'));
    expect(sequence).toEqual([200, 200, 200, 403, 403]);
    expect(await shake('203.0.113.5')).toBe(403);
    expect(burst).toContain(200);
    expect(await shake('203.0.113.7')).toBe(200);
  });

  it.each([
    ['POST', '?EIO=4&transport=polling'],
    ['GET', '?EIO=4&transport=none'],
    ['GET', '?EIO=4&transport=polling&sid=none'],
    ['PUT', ''],
  ])('are refused with the same security headers as all other routes: %s %s', async (method, query) => {
    for (const prefix of ['', '/th']) {
      const response = await fetch(`http://127.0.0.1:${String(port)}${prefix}/socket.io/${query}`, { method });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

describe('a WebSocket handshake', () => {
  const shake = async (query: string, headers: readonly string[] = []): Promise<string> => {
    const connection = connect(port, '127.0.0.1');
    let text = '';
    connection.on('data', (data) => {
      text += String(data);
      if (text.startsWith('HTTP/1.1 101')) connection.destroy();
    });
    connection.on('error', () => undefined);
    const usual = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'X-Forwarded-For: 203.0.113.60'];
    connection.write(`GET /th/socket.io/?${query} HTTP/1.1\r\n${[...usual, ...headers].join('\r\n')}\r\n\r\n`);
    await once(connection, 'close');
    return text;
  };
  const validHeaders = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

  it.each<[string, string, readonly string[]]>([
    ['from a page of another origin', 'EIO=4&transport=websocket', [...validHeaders, 'Origin: https://evil.example']],
    ['for an unknown transport', 'EIO=4&transport=none', validHeaders],
    ['for an unknown session id', 'EIO=4&transport=websocket&sid=none', validHeaders],
    ['without a key', 'EIO=4&transport=websocket', ['Sec-WebSocket-Version: 13']],
    ['in an unsupported version', 'EIO=4&transport=websocket', ['Sec-WebSocket-Version: 5', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']],
  ])('%s is refused with the same security headers as all other routes', async (_name, query, headers) => {
    const [head = '', body = ''] = (await shake(query, headers)).split('\r\n\r\n');
    const [status, ...lines] = head.split('\r\n');
    expect(status).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'Referrer-Policy: no-referrer',
        'Cross-Origin-Resource-Policy: same-origin',
        `Content-Length: ${String(body.length)}`,
      ]),
    );
  });

  it('that is valid succeeds', async () => {
    expect(await shake('EIO=4&transport=websocket', validHeaders)).toContain('HTTP/1.1 101 Switching Protocols\r\n');
  });
});

describe('the login page of a provider', () => {
  it('limits wrong passwords for each address and each username', async () => {
    const guess = (visitor: string, username: string) =>
      sandbox.ask('POST', '/__provider/th/pg', {
        ip: visitor,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `username=${username}&password=x`,
      });
    const attempts = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.9', 'somebody')));
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(2);
    // The player has another address, which has its own limit.
    expect((await guess('198.51.100.9', 'somebody')).status).toBe(401);
    const spread = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`203.0.113.${String(index + 100)}`, 'somebody')));
    expect(spread.filter(({ status }) => status === 429)).toHaveLength(11);
    const burst = await Promise.all(Array.from({ length: 22 }, (_, index) => guess('203.0.113.99', `player${String(index)}`)));
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await guess('203.0.113.98', 'player-of-another')).status).toBe(401);
  });
});

it('makes the data folder unreadable for other users of the machine', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'own-folder-'));
  const dataDir = join(parent, 'data');
  const running = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    log: 'silent',
    passwords: createPasswords({ N: 2048, r: 8, p: 1 }),
  });
  try {
    for (const folder of ['.', 'sandbox', 'uploads', 'uploads/slips'])
      expect(statSync(join(dataDir, folder)).mode & 0o777, folder).toBe(0o700);
  } finally {
    await running.close();
    await rm(parent, { recursive: true });
  }
}, 60_000);

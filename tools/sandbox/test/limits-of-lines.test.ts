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

/** Sends a head and then nothing more; resolves with what came before the line was closed. */
async function beginBody(type: string, address = '/th/api/login'): Promise<string> {
  const line = connect(port, '127.0.0.1');
  let text = '';
  line.on('data', (data) => {
    text += String(data);
  });
  line.write(`POST ${address} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{"user`);
  line.on('error', () => undefined);
  await once(line, 'close');
  return text;
}

describe('a body', () => {
  it('that does not arrive in time ends the line', async () => {
    expect(await beginBody('application/json')).toBe('');
  });

  it.each([
    ['/th/api/login', 415],
    ['/th/api/wallet/slip', 403],
    ['/none', 404],
  ])('that goes on after its answer ends the line, a file’s too: %s', async (address, status) => {
    expect(await beginBody('multipart/form-data; boundary=x', address)).toContain(`HTTP/1.1 ${String(status)}`);
  });

  it('that arrives in time is answered, also as the second on its line', async () => {
    const agent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '0812345678', password: 'demo-1234' }),
    };
    const ask = async () => (await fetch(`http://127.0.0.1:${String(port)}/th/api/login`, agent)).status;
    expect([await ask(), await ask()]).toEqual([200, 200]);
  });

  it('that is no body has no end: an answer may take its time', async () => {
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

  it('of whatever kind has an end in time', () => {
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

  it('answer with the headers of all other answers', async () => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/th/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });

  it('that ask in a flood are hung up on, others go on', async () => {
    const [flooding, calm] = [await connected('203.0.113.1'), await connected('203.0.113.2')];
    for (let asked = 0; asked < 20; asked += 1) expect(await join(flooding)).toEqual({ joined: true });
    const ended = once(flooding as unknown as NodeJS.EventEmitter, 'disconnect');
    flooding.emit(chatEvents.join, { prefix: 'siam-fortune', id: 'guest-0123456789abcdef' });
    await ended;
    expect(await join(calm)).toEqual({ joined: true });
  });

  it('are so many for one address, and have room again once one is closed', async () => {
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

  it('are so many for the networks around an IPv6 address, too', async () => {
    const shake = async (visitor: string) => {
      const { status } = await fetch(`http://127.0.0.1:${String(port)}/th/socket.io/?EIO=4&transport=polling`, {
        headers: { 'x-forwarded-for': visitor },
      });
      return status;
    };
    const statuses = [];
    for (let index = 0; index < 14; index += 1) statuses.push(await shake(`2001:db8:0:${index.toString(16)}::1`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(await shake('2001:db8:0:100::1')).toBe(200);
  });

  it('count from their handshake on, joined or not', async () => {
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
  ])('are refused with the headers of all other answers: %s %s', async (method, query) => {
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

describe('a handshake of a WebSocket', () => {
  const shake = async (query: string, headers: readonly string[] = []): Promise<string> => {
    const line = connect(port, '127.0.0.1');
    let text = '';
    line.on('data', (data) => {
      text += String(data);
      if (text.startsWith('HTTP/1.1 101')) line.destroy();
    });
    line.on('error', () => undefined);
    const usual = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'X-Forwarded-For: 203.0.113.60'];
    line.write(`GET /th/socket.io/?${query} HTTP/1.1\r\n${[...usual, ...headers].join('\r\n')}\r\n\r\n`);
    await once(line, 'close');
    return text;
  };
  const good = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

  it.each<[string, string, readonly string[]]>([
    ['of a page of another origin', 'EIO=4&transport=websocket', [...good, 'Origin: https://evil.example']],
    ['for a transport that is not there', 'EIO=4&transport=none', good],
    ['for a line that is not there', 'EIO=4&transport=websocket&sid=none', good],
    ['without a key', 'EIO=4&transport=websocket', ['Sec-WebSocket-Version: 13']],
    [
      'in a version that is not there',
      'EIO=4&transport=websocket',
      ['Sec-WebSocket-Version: 5', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
    ],
  ])('%s is refused with the headers of all other answers', async (_name, query, headers) => {
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

  it('that is a good one is answered as ever', async () => {
    expect(await shake('EIO=4&transport=websocket', good)).toContain('HTTP/1.1 101 Switching Protocols\r\n');
  });
});

describe('the login of a provider', () => {
  it('is no place to guess passwords at', async () => {
    const guess = (visitor: string, username: string) =>
      sandbox.ask('POST', '/__provider/th/pg', {
        ip: visitor,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `username=${username}&password=x`,
      });
    const tries = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.9', 'somebody')));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    // The player is elsewhere, and has tries of their own.
    expect((await guess('198.51.100.9', 'somebody')).status).toBe(401);
    const spread = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`203.0.113.${String(index + 100)}`, 'somebody')));
    expect(spread.filter(({ status }) => status === 429)).toHaveLength(11);
    const burst = await Promise.all(Array.from({ length: 22 }, (_, index) => guess('203.0.113.99', `player${String(index)}`)));
    expect(burst.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await guess('203.0.113.98', 'player-of-another')).status).toBe(401);
  });
});

it('keeps what it stores from the other people of the machine', async () => {
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

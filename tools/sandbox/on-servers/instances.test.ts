import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chatEvents } from '@wallet/contract';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningSandbox } from '../src/index.ts';
import { newDatabase, post, redisUrl, useSandboxes } from './servers-of-test.ts';

const { start } = useSandboxes();
let instances: readonly RunningSandbox[];
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  const servers = { databaseUrl, redisUrl: redisUrl() };
  // Both start at once with an empty database, and one of them creates the tables.
  instances = await Promise.all([start(servers), start(servers)]);
});

const ask = (instance: number, path: string, body: object, token?: string) => post(instances[instance]?.url ?? '', path, body, token);
const logIn = (instance: number, username: string, password: string) => ask(instance, '/th/api/login', { username, password });

describe('two sandboxes on one database', () => {
  it('deliver chat messages to the sockets of both, once and in order', async () => {
    const guestId = `guest-${crypto.randomUUID()}`;
    const sockets = instances.map(({ url }) => io(url, { transports: ['websocket'], forceNew: true, reconnection: false }));
    try {
      const received = sockets.map((socket) => {
        const texts: unknown[] = [];
        const all = new Promise<unknown[]>((resolve) => {
          socket.on(chatEvents.messaging, ({ message }: { message: { payload: { text: string } } }) => {
            texts.push(message.payload.text);
            if (texts.length === 10) resolve(texts);
          });
        });
        return all;
      });
      for (const socket of sockets) await socket.emitWithAck(chatEvents.join, { prefix: 'siam-fortune', id: guestId });
      const sent = Array.from({ length: 10 }, (_, number) => `message ${String(number)}`);
      for (const text of sent) {
        await ask(0, '/th/api/chat/send-message', { guestId, sender: 'customer', message: { message_type: 'text', payload: { text } } });
      }
      expect(await Promise.all(received)).toEqual([sent, sent]);
    } finally {
      for (const socket of sockets) socket.disconnect();
    }
  });

  it('can be audited while they run', async () => {
    const audit = spawn(process.execPath, [join(import.meta.dirname, '../src/audit.ts')], {
      env: { ...process.env, DATABASE_URL: databaseUrl, FORCE_COLOR: '0' },
    });
    let output = '';
    audit.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    expect(await once(audit, 'close')).toEqual([0, null]);
    expect(output).toMatch(/^Clean: \{\s+accounts: [1-9]/);
  });

  it('share the count of wrong passwords and reset it together', async () => {
    const phone = '0866666666';
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await logIn(guess % 2, phone, 'guess')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    for (let guess = 0; guess < 4; guess += 1) await logIn(guess % 2, '0812345678', 'guess');
    expect((await logIn(1, '0812345678', 'demo-1234')).status).toBe(200);
    expect((await logIn(0, '0812345678', 'guess')).status).toBe(401);
  });
});

import { chatEvents } from '@wallet/contract';
import { io } from 'socket.io-client';
import { beforeAll, expect, it, vi } from 'vitest';
import type { RunningSandbox } from '../src/index.ts';
import { findServers, startRedis, type RestartableServer } from '../src/servers.ts';
import { newDatabase, post, useSandboxes } from './servers-of-test.ts';

const programs = findServers();
if (programs === null) throw new Error('PostgreSQL and Redis are not installed');
/** Each sandbox tries to reconnect at least every two seconds. */
const backMs = 20_000;

const { start, parts } = useSandboxes();
let sandbox: RunningSandbox;
let other: RunningSandbox;
let redis: RestartableServer;
beforeAll(async () => {
  redis = await startRedis(programs);
  parts.defer(redis.stop);
  const servers = { databaseUrl: await newDatabase(), redisUrl: redis.url };
  sandbox = await start(servers);
  other = await start(servers);
  expect((await logIn(sandbox, 'demo-1234')).status).toBe(200);
  await redis.kill();
});

const ask = ({ url }: RunningSandbox, path: string, body: object) => post(url, `/th/api${path}`, body);
const logIn = (at: RunningSandbox, password: string, username = '0812345678') => ask(at, '/login', { username, password });
const guestId = 'guest-2f6c0f5e-7a41-4b7e';
const say = (at: RunningSandbox, text: string) =>
  ask(at, '/chat/send-message', { sender: 'customer', guestId, message: { message_type: 'text', payload: { text } } });
const limited = { status: 429, body: { message: 'REQUEST_LIMIT' } };

it('accepts logins, code requests and chat messages while Redis is unavailable', async () => {
  expect((await logIn(sandbox, 'demo-1234')).status).toBe(200);
  expect(await ask(sandbox, '/otp/send', { phoneNumber: '0891112223' })).toMatchObject({ status: 200, body: { code: 'OK' } });
  expect((await say(sandbox, 'Hello')).status).toBe(200);
});

it('still limits wrong passwords, with a separate count in each sandbox', async () => {
  for (const at of [sandbox, other]) {
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push(await logIn(at, `wrong-${String(guess)}`));
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(guesses.at(-1)).toMatchObject(limited);
    expect(Number(guesses.at(-1)?.retryAfter)).toBeGreaterThan(14 * 60);
  }
});

it('shares counts and chat messages again when Redis is back', async () => {
  const socket = io(other.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  try {
    let isReceived = false;
    socket.on(chatEvents.messaging, () => (isReceived = true));
    await socket.emitWithAck(chatEvents.join, { prefix: 'siam-fortune', id: guestId });
    await redis.restart();
    await vi.waitFor(async () => {
      expect((await say(sandbox, 'Anybody there?')).status).toBe(200);
      expect(isReceived).toBe(true);
    }, backMs);
    let phone = 800_000_000;
    await vi.waitFor(async () => {
      // Each attempt uses another phone, so that nothing was counted for it before Redis came back.
      const username = `0${String((phone += 1))}`;
      for (let guess = 0; guess < 5; guess += 1) await logIn(sandbox, 'wrong', username);
      expect(await logIn(other, 'wrong', username)).toMatchObject(limited);
    }, backMs);
  } finally {
    socket.disconnect();
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markerHeader } from '@wallet/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../src/index.ts';
import { findServers, startRedis } from '../src/servers.ts';
import { quickPasswords } from '../test/helper.ts';
import { newDatabase } from './servers-of-test.ts';

const programs = findServers();
if (programs === null) throw new Error('PostgreSQL and Redis are not here');
const dataDir = mkdtempSync(join(tmpdir(), 'wallet-redis-'));
/** No answer may wait for a Redis that is not there. */
const soonMs = 5_000;

const parts = new AsyncDisposableStack();
let sandbox: RunningSandbox;
let other: RunningSandbox;
beforeAll(async () => {
  parts.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const redis = await startRedis(programs);
  const options = { port: 0, host: '127.0.0.1', dataDir, databaseUrl: await newDatabase(), redisUrl: redis.url, passwords: quickPasswords, log: 'silent' } as const;
  sandbox = await startSandbox(options);
  parts.defer(sandbox.close);
  other = await startSandbox(options);
  parts.defer(other.close);
  expect((await logIn(sandbox, 'demo-1234')).status).toBe(200);
  await redis.stop();
});
afterAll(() => parts.disposeAsync());

async function post({ url }: RunningSandbox, path: string, body: object) {
  const answer = await fetch(`${url}/th/api${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(soonMs),
    headers: { 'content-type': 'application/json', [markerHeader.name]: markerHeader.value },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>>, retryAfter: answer.headers.get('retry-after') };
}
const logIn = (at: RunningSandbox, password: string) => post(at, '/login', { username: '0812345678', password });
const limited = { status: 429, body: { message: 'REQUEST_LIMIT' } };

it('lets members in, sends them codes and takes what they say while Redis is away', async () => {
  expect((await logIn(sandbox, 'demo-1234')).status).toBe(200);
  expect(await post(sandbox, '/otp/send', { phoneNumber: '0891112223' })).toMatchObject({ status: 200, body: { code: 'OK' } });
  const message = { message_type: 'text', payload: { text: 'Hello' } };
  expect((await post(sandbox, '/chat/send-message', { sender: 'customer', guestId: 'guest-2f6c0f5e-7a41-4b7e', message })).status).toBe(200);
});

it('still stops who guesses, each sandbox by its own count', async () => {
  for (const at of [sandbox, other]) {
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push(await logIn(at, `wrong-${String(guess)}`));
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(guesses.at(-1)).toMatchObject(limited);
    expect(Number(guesses.at(-1)?.retryAfter)).toBeGreaterThan(14 * 60);
  }
});

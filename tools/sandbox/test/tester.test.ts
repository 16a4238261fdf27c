import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../src/index.ts';
import { openSandbox, type TestSandbox } from './helper.ts';

let sandbox: TestSandbox;
let origin: string;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await sandbox.ask('DELETE', '/__fault');
  await sandbox.ask('POST', '/__scenario', { body: { name: 'normal' } });
});
afterAll(() => sandbox.close());

const thai = '0812345678';
const fault = async (body: object) => {
  expect(await sandbox.ask('POST', '/__fault', { body })).toMatchObject({ status: 200, body: { message: 'OK' } });
};
const info = (operator = '/th') => sandbox.ask('GET', `${operator}/api/lookup/info`);
const match = 'GET /api/lookup/info';

describe('a fault', () => {
  it('affects the given number of matching requests to both operators, and no other requests', async () => {
    await fault({ match, kind: 'status', status: 503, times: 2 });
    expect((await sandbox.ask('GET', '/th/api/lookup/banks')).status).toBe(200);
    expect((await info('/th')).status).toBe(503);
    expect((await info('/la')).status).toBe(503);
    expect((await info('/th')).status).toBe(200);
  });

  it('can be limited to one operator, and match a path prefix', async () => {
    await fault({ match: 'GET /la/api/lookup/*', kind: 'status' });
    expect((await info('/th')).status).toBe(200);
    expect(await info('/la')).toMatchObject({ status: 500, body: { message: 'INTERNAL_SERVER_ERROR' } });
  });

  it('ends when it is removed', async () => {
    await fault({ match, kind: 'empty', times: 9 });
    await sandbox.ask('DELETE', '/__fault');
    expect((await info()).body).toHaveProperty('name');
  });

  it.each<[object, number, RegExp]>([
    [{ kind: 'html' }, 502, /^<!doctype html>/],
    [{ kind: 'empty' }, 200, /^$/],
    [{ kind: 'truncated' }, 200, /^\{"mess[^}]*$/],
    [{ kind: 'status', status: 429, body: { message: 'REQUEST_LIMIT' } }, 429, /^\{"message":"REQUEST_LIMIT"\}$/],
    [{ kind: 'body', body: { name: 7 } }, 200, /^\{"name":7\}$/],
  ])('changes the response with %j', async (kind, status, text) => {
    await fault({ match, ...kind });
    const response = await info();
    expect(response.status).toBe(status);
    expect(response.text).toMatch(text);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('can reset the connection', async () => {
    await fault({ match, kind: 'reset' });
    await expect(fetch(`${origin}/th/api/lookup/info`)).rejects.toThrow();
    expect((await fetch(`${origin}/th/api/lookup/info`)).status).toBe(200);
  });

  it('can delay the response', async () => {
    await fault({ match, kind: 'slow', delayMs: 120 });
    const start = performance.now();
    expect((await info()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(100);
  });

  it('that delays a response does not delay the shutdown of the server', async () => {
    const ending = await sandbox.alongside({ faults: true });
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' });
    await ending.ask('POST', '/__fault', { body: { match, kind: 'slow', delayMs: 60_000 } });
    const arrived = once(ending.app.server, 'request');
    const response = fetch(`${address}/th/api/lookup/info`);
    await arrived;
    await ending.close();
    expect((await response).status).toBe(200);
  });

  it.each<[string, object]>([
    ['a reset connection', { kind: 'reset' }],
    ['a proxy page', { kind: 'html' }],
    ['a truncated response', { kind: 'truncated' }],
  ])('after the commit does not undo the request: %s', async (_name, kind) => {
    const token = await sandbox.tokenOf(thai);
    await sandbox.db.updateTable('gameAccount').set({ refreshedAt: null }).execute();
    await fault({ match: 'GET /api/wallet/refresh/slot', when: 'after-commit', ...kind });
    const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'wallet-user' };
    const response = await fetch(`${origin}/th/api/wallet/refresh/slot`, { headers }).then(
      (got) => got.text(),
      () => null,
    );
    expect(response).not.toBe('{"message":"SUCCESS"}');
    const refreshed = await sandbox.db.selectFrom('gameAccount').select('gameCode').where('refreshedAt', 'is not', null).execute();
    expect(refreshed).toHaveLength(5);
  });

  it.each([
    { match: 'api', kind: 'slow' },
    { match, kind: 'explode' },
    { match, kind: 'status', status: 99 },
  ])('is refused if it is %j', async (body) => {
    expect(await sandbox.ask('POST', '/__fault', { body })).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  });
});

describe('the scenario terminated', () => {
  it('responds with gone to everything except lookup/active until the scenario normal is started', async () => {
    await sandbox.ask('POST', '/__scenario', { body: { name: 'terminated' } });
    expect((await sandbox.ask('GET', '/th/api/lookup/active')).body).toEqual({ terminated: true });
    expect(await info()).toMatchObject({ status: 200, body: { message: 'gone' } });
    expect(await sandbox.asMember(thai, 'GET', '/api/wallet')).toMatchObject({ status: 200, body: { message: 'gone' } });
    expect((await sandbox.logIn('la', '02055512345', 'demo-1234')).body).toEqual({ message: 'gone' });
    await sandbox.ask('POST', '/__scenario', { body: { name: 'normal' } });
    expect((await sandbox.ask('GET', '/th/api/lookup/active')).body).toEqual({ terminated: false });
    expect((await info()).body).toHaveProperty('name');
  });

  it('can be limited to one operator', async () => {
    await sandbox.ask('POST', '/__scenario', { body: { name: 'terminated', operator: 'la' } });
    expect((await info('/la')).body).toEqual({ message: 'gone' });
    expect((await info('/th')).body).toHaveProperty('name');
  });
});

describe('the messages of a phone', () => {
  it('are listed newest first', async () => {
    const read = (phone: string) => sandbox.ask('GET', `/__messages/th/${phone}`);
    expect(await read('0600000001')).toMatchObject({ status: 200, body: [] });
    for (let sent = 0; sent < 2; sent += 1) await sandbox.ask('POST', '/th/api/otp/send', { body: { phoneNumber: '0600000001' } });
    const { body } = await read('0600000001');
    const stored = await sandbox.db
      .selectFrom('textMessage')
      .select('body')
      .where('phone', '=', '0600000001')
      .orderBy('id', 'desc')
      .execute();
    expect(stored).toHaveLength(2);
    expect(body).toEqual(stored);
    expect(await sandbox.ask('GET', '/__messages/la/0600000001')).toMatchObject({ body: [] });
  });
});

describe('the audit', () => {
  it('recomputes the ledger while the sandbox runs', async () => {
    const { status, body } = await sandbox.ask('GET', '/__audit');
    expect(status).toBe(200);
    expect(body).toEqual(await auditLedger(sandbox.db));
    expect(body).toMatchObject({ isClean: true });
  });
});

describe('POST /__expire-sessions', () => {
  it('makes every token of one or all operators invalid, but not new logins', async () => {
    const [thaiToken, laoToken] = [await sandbox.freshTokenOf(thai), await sandbox.freshTokenOf('02055512345')];
    expect((await sandbox.ask('POST', '/__expire-sessions', { body: { operator: 'la' } })).status).toBe(200);
    expect((await sandbox.ask('GET', '/api/wallet', { token: laoToken })).body).toEqual({ message: 'invalid-token' });
    expect((await sandbox.ask('GET', '/api/wallet', { token: thaiToken })).status).toBe(200);
    expect((await sandbox.ask('POST', '/__expire-sessions')).status).toBe(200);
    expect(await sandbox.ask('GET', '/api/wallet', { token: thaiToken })).toMatchObject({
      status: 401,
      body: { message: 'invalid-token' },
    });
    expect((await sandbox.ask('GET', '/api/wallet', { token: await sandbox.freshTokenOf(thai) })).status).toBe(200);
  });
});

describe('the switches', () => {
  const calls = [
    ['POST', '/__fault'],
    ['DELETE', '/__fault'],
    ['POST', '/__scenario'],
    ['POST', '/__expire-sessions'],
    ['GET', '/__messages/th/0812345678'],
    ['GET', '/__audit'],
  ] as const;

  it.each(calls)('exist only on this machine: %s %s', async (method, url) => {
    expect(await sandbox.ask(method, url, { body: {}, ip: '192.168.1.9' })).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  });

  it('do not exist if they are not enabled', async () => {
    const plain = await sandbox.alongside({});
    try {
      for (const [method, url] of calls) {
        expect(await plain.ask(method, url, { body: { name: 'normal' } })).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
      }
    } finally {
      await plain.close();
    }
  });
});

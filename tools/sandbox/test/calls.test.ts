import { walletResponse } from '@wallet/contract';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Answer, useSandbox } from './helper.ts';
import { lao, laoWithBaht, poor, refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox({ log: 'trace' });

describe('the lookups', () => {
  const lookup = async (operator: string, name: string) => (await sandbox.ask('GET', `${operator}/api/lookup/${name}`)).body;

  it.each(['conditions', 'agreements', 'notice', 'sources'])('give each operator its own language: %s', async (name) => {
    expect(await lookup('/th', name)).toEqual(await lookup('', name));
    expect(JSON.stringify(await lookup('/th', name))).toMatch(/\p{Script=Thai}/u);
    expect(JSON.stringify(await lookup('/la', name))).toMatch(/\p{Script=Lao}/u);
    expect(JSON.stringify(await lookup('/la', name))).not.toMatch(/\p{Script=Thai}/u);
  });

  it('give the withdrawal limits in the currency of the logged-in member', async () => {
    expect(await lookup('/la', 'withdraw')).toMatchObject({ withdrawMin: 20_000 });
    for (const path of ['/la', ''])
      expect((await sandbox.asMember(laoWithBaht, 'GET', `${path}/api/lookup/withdraw`)).body).toMatchObject({ withdrawMin: 100 });
  });
});

describe('the wallet', () => {
  it.each<[string, string | undefined, Record<string, number>]>([
    [poor, undefined, { WALLET: 0 }],
    [lao, 'LAK', { WALLET: 123_456_789, pg: 2_500_000, betflix: 750_000.5, huayhd: 20_000 }],
  ])('of %s has the currency %s, which only an operator with several names, and the balances', async (phone, currency, balances) => {
    const member = sender(sandbox, phone);
    expect(parse(walletResponse, (await member.get('/api/wallet')).body).wallet.currency).toBe(currency);
    expect(await member.balances()).toEqual(balances);
  });

  it('is refreshed for every game account of the member, and not by HEAD', async () => {
    expect((await sandbox.asMember(rich, 'HEAD', '/api/wallet/refresh/slot')).status).toBe(404);
    expect(await sandbox.asMember(rich, 'GET', '/th/api/wallet/refresh/slot')).toMatchObject(success);
    const refreshed = await sandbox.db.selectFrom('gameAccount').select('gameCode').where('refreshedAt', 'is not', null).execute();
    expect(refreshed.map(({ gameCode }) => gameCode).sort()).toEqual(['betflix', 'huayhd', 'imi', 'joker2', 'pg']);
  });
});

describe('an error response', () => {
  it.each<[string, () => Promise<Answer>, number, string]>([
    ['an unknown route', () => sandbox.ask('GET', '/api/nothing'), 404, 'NO_DATA'],
    ['a path outside the API', () => sandbox.ask('GET', '/'), 404, 'NO_DATA'],
    ['an unknown operator', () => sandbox.ask('GET', '/vn/api/lookup/info'), 404, 'NO_DATA'],
    ['a wrong method', () => sandbox.ask('PUT', '/api/login', { body: {} }), 404, 'NO_DATA'],
    ['a URL that cannot be decoded', () => sandbox.ask('GET', '/api/%zz'), 400, 'KEY_INVALID'],
    ['an empty body', () => sandbox.ask('POST', '/api/login', { body: '' }), 400, 'KEY_MISSING'],
  ])('for %s has only a message, and forbids pages to frame or embed it', async (_name, ask, status, message) => {
    const response = await ask();
    expect(response).toMatchObject(refused(status, message));
    expect(Object.keys(response.body as object)).toEqual(['message']);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('for an internal error shows no details to the client; the log shows the error and its place', async () => {
    await sandbox.tokenOf(rich);
    sandbox.log.length = 0;
    await sql`alter table game_account rename to elsewhere`.execute(sandbox.db);
    const response = await sandbox.asMember(rich, 'GET', '/th/api/wallet');
    await sql`alter table elsewhere rename to game_account`.execute(sandbox.db);
    expect(response).toMatchObject({ status: 500, text: '{"message":"INTERNAL_SERVER_ERROR"}' });
    expect(sandbox.log.join('')).toContain('42P01');
    expect(sandbox.log.join('')).toContain('wallet.ts');
  });
});

describe('pages of other origins', () => {
  const from = async (origin: string) => (await sandbox.ask('GET', '/th/api/lookup/info', { headers: { origin } })).headers;

  it.each(['http://localhost.evil.example', 'http://localhost:80.evil.example', 'null'])(
    'may not read responses if the origin is %s',
    async (origin) => {
      expect(await from(origin)).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

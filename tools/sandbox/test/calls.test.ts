import { errorCodes } from '@wallet/domain';
import {
  activeResponse,
  bankListResponse,
  contactResponse,
  depositLookupResponse,
  enableChatWidgetResponse,
  htmlListResponse,
  infoResponse,
  noticeResponse,
  profileResponse,
  registerOtpResponse,
  slipLookupResponse,
  sourceListResponse,
  walletResponse,
  withdrawLookupResponse,
} from '@wallet/contract';
import { sql } from 'kysely';
import { parse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoMembers } from '../src/index.ts';
import { type TestSandbox, useSandbox } from './helper.ts';

const sandbox = useSandbox({ log: 'trace' });

const thai = '0812345678';
const lookup = async (operator: string, name: string) => (await sandbox.ask('GET', `${operator}/api/lookup/${name}`)).body;

describe('the lookups', () => {
  const schemas: readonly (readonly [string, GenericSchema])[] = [
    ['banks', bankListResponse],
    ['sources', sourceListResponse],
    ['info', infoResponse],
    ['contact', contactResponse],
    ['conditions', htmlListResponse],
    ['agreements', htmlListResponse],
    ['notice', noticeResponse],
    ['withdraw', withdrawLookupResponse],
    ['slip', slipLookupResponse],
    ['active', activeResponse],
    ['registerOTP', registerOtpResponse],
    ['enableChatWidget', enableChatWidgetResponse],
    ['deposit', depositLookupResponse],
  ];

  it.each(schemas)('respond to %s with exactly the fields of the contract', async (name, schema) => {
    for (const operator of ['/th', '/la']) {
      const body = await lookup(operator, name);
      expect(parse(schema, body)).toEqual(body);
      expect(await lookup('/th', name)).toEqual(await lookup('', name));
    }
  });

  it('give each operator its own name and language', async () => {
    expect(await lookup('/th', 'info')).toMatchObject({ name: 'Siam Fortune' });
    expect(await lookup('/la', 'info')).toMatchObject({ name: 'Mekong Lucky' });
    for (const name of ['conditions', 'agreements', 'notice', 'sources']) {
      expect(JSON.stringify(await lookup('/th', name))).toMatch(/\p{Script=Thai}/u);
      expect(JSON.stringify(await lookup('/la', name))).toMatch(/\p{Script=Lao}/u);
      expect(JSON.stringify(await lookup('/la', name))).not.toMatch(/\p{Script=Thai}/u);
    }
    expect(await lookup('/la', 'banks')).toContainEqual({ code: 'LDB', nameTH: 'ທະນາຄານພັດທະນາລາວ', nameEN: 'Lao Development Bank' });
  });

  it('contain the placeholder for the bonus percentage in the notice', async () => {
    expect(JSON.stringify([await lookup('/th', 'notice'), await lookup('/la', 'notice')]).match(/%percentFail%/g)).toHaveLength(2);
  });

  it('give the Lao operator deposit accounts in both currencies', async () => {
    const { banks } = parse(depositLookupResponse, await lookup('/la', 'deposit'));
    expect(new Set(banks.map(({ currency }) => currency))).toEqual(new Set(['LAK', 'BAHT']));
  });

  it('contain the LINE picture as an SVG without a script', async () => {
    const { lineQR, lineLink } = parse(contactResponse, await lookup('/th', 'contact'));
    expect(lineQR).toMatch(/^data:image\/svg\+xml,/);
    expect(decodeURIComponent(lineQR)).not.toContain('script');
    expect(lineLink).toMatch(/^https:/);
  });

  it('give the withdrawal limits in the currency of the logged-in member', async () => {
    expect(await lookup('/la', 'withdraw')).toMatchObject({ withdrawMin: 20_000 });
    expect((await sandbox.asMember('02055567890', 'GET', '/la/api/lookup/withdraw')).body).toMatchObject({ withdrawMin: 100 });
    expect((await sandbox.asMember('02055567890', 'GET', '/api/lookup/withdraw')).body).toMatchObject({ withdrawMin: 100 });
  });
});

describe('the wallet', () => {
  interface WalletCase {
    readonly phone: string;
    readonly currency: string | undefined;
    readonly wallet: number;
    readonly active: Record<string, number>;
  }

  it.each<WalletCase>([
    { phone: thai, currency: undefined, wallet: 12_345.67, active: { pg: 250.5, joker2: 0, betflix: 1000.01, imi: 99.99, huayhd: 0.3 } },
    { phone: '0898765432', currency: undefined, wallet: 0, active: {} },
    { phone: '02055512345', currency: 'LAK', wallet: 123_456_789, active: { pg: 2_500_000, betflix: 750_000.5, huayhd: 20_000 } },
    { phone: '02055567890', currency: 'BAHT', wallet: 5000.25, active: { pgslot: 120.75, betflix: 0.1 } },
  ])('of $phone has the seeded balances', async ({ phone, currency, wallet, active }) => {
    const { status, body } = await sandbox.asMember(phone, 'GET', '/api/wallet');
    expect(status).toBe(200);
    const read = parse(walletResponse, body);
    expect(read).toEqual(body);
    expect(read.wallet.amount).toBe(wallet);
    expect(read.wallet.currency).toBe(currency);
    expect(read.profile).toMatchObject({ username: phone, name: demoMembers.find((demo) => demo.phone === phone)?.name });
    expect(Object.fromEntries(read.slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, amount]))).toEqual(active);
    expect(read.slots.filter(({ isActive }) => !isActive).every(({ amount }) => amount === 0)).toBe(true);
  });

  it('lists the games of both operators by category', async () => {
    const { slots } = parse(walletResponse, (await sandbox.asMember(thai, 'GET', '/api/wallet')).body);
    const byCategory = (wanted: string) => slots.filter(({ category }) => category === wanted).map(({ code }) => code);
    expect(byCategory('slot')).toEqual(['pg', 'pgslot', 'joker2', 'slotracha', 'askmebet', 'circus']);
    expect(byCategory('sport')).toEqual(['betflix', 'imi', 'usun', 'areaslot', 'ufabet']);
    expect(byCategory('lotto')).toEqual(['huayhd']);
    expect(slots.every(({ ftWalletSlot }) => (ftWalletSlot ?? 0) > 0)).toBe(true);
  });

  it('contains the same bank account as the profile', async () => {
    const wallet = parse(walletResponse, (await sandbox.asMember('0898765432', 'GET', '/api/wallet')).body);
    const { body } = await sandbox.asMember('0898765432', 'GET', '/api/account/profile');
    const profile = parse(profileResponse, body);
    expect(profile).toEqual(body);
    expect(profile.profile).toMatchObject({ _id: wallet.profile._id, name: 'สมหญิง แสนสุข', createdAt: '2026-03-02T05:00:00.000Z' });
    expect(profile.bankAccount).toEqual(wallet.bankAccount);
    expect(profile.bankAccount).toMatchObject({
      bankCode: 'KTB',
      bankAccountNo: '9876543210',
      bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
    });
  });
});

describe('refreshing the game balances', () => {
  const refresh = (headers: Record<string, string>) => sandbox.asMember(thai, 'GET', '/th/api/wallet/refresh/slot', { headers });

  it('refreshes every game account of the member for a request of the app', async () => {
    expect(await refresh({ 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    const refreshed = await sandbox.db.selectFrom('gameAccount').select('gameCode').where('refreshedAt', 'is not', null).execute();
    expect(refreshed.map(({ gameCode }) => gameCode).sort()).toEqual(['betflix', 'huayhd', 'imi', 'joker2', 'pg']);
  });

  it('requires a login, and does not respond to HEAD', async () => {
    expect(await sandbox.ask('GET', '/api/wallet/refresh/slot')).toMatchObject({ status: 401, body: { message: 'invalid-token' } });
    expect((await sandbox.asMember(thai, 'HEAD', '/api/wallet/refresh/slot')).status).toBe(404);
  });
});

describe('an error response', () => {
  const json = { 'content-type': 'application/json' };

  it.each<[string, () => ReturnType<TestSandbox['ask']>, number, string]>([
    ['for an unknown route', () => sandbox.ask('GET', '/api/nothing'), 404, 'NO_DATA'],
    ['for a path outside the API', () => sandbox.ask('GET', '/'), 404, 'NO_DATA'],
    ['for an unknown operator', () => sandbox.ask('GET', '/vn/api/lookup/info'), 404, 'NO_DATA'],
    ['for a wrong method', () => sandbox.ask('PUT', '/api/login', { body: {} }), 404, 'NO_DATA'],
    ['for a URL that cannot be decoded', () => sandbox.ask('GET', '/api/%zz'), 400, 'KEY_INVALID'],
    ['for broken JSON', () => sandbox.ask('POST', '/api/login', { body: '{"username":', headers: json }), 400, 'KEY_INVALID'],
    ['for an empty body', () => sandbox.ask('POST', '/api/login', { body: '', headers: json }), 400, 'KEY_MISSING'],
    ['for a body with __proto__', () => sandbox.ask('POST', '/api/login', { body: '{"__proto__":{}}', headers: json }), 400, 'KEY_INVALID'],
    [
      'for another content type',
      () => sandbox.ask('POST', '/api/login', { body: 'a=b', headers: { 'content-type': 'text/plain' } }),
      415,
      'KEY_INVALID',
    ],
    [
      'for a body that is too large',
      () => sandbox.ask('POST', '/api/login', { body: `"${'x'.repeat(1_100_000)}"`, headers: json }),
      413,
      'KEY_INVALID',
    ],
  ])('%s has only a message', async (_name, ask, status, message) => {
    const response = await ask();
    expect(response).toMatchObject({ status, body: { message } });
    expect(Object.keys(response.body as object)).toEqual(['message']);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('for an internal error shows no details to the client; the log shows the error and its place', async () => {
    await sandbox.tokenOf(thai);
    sandbox.log.length = 0;
    await sql`alter table game_account rename to elsewhere`.execute(sandbox.db);
    const response = await sandbox.asMember(thai, 'GET', '/th/api/wallet');
    await sql`alter table elsewhere rename to game_account`.execute(sandbox.db);
    expect(response).toMatchObject({ status: 500, text: '{"message":"INTERNAL_SERVER_ERROR"}' });
    expect(sandbox.log.join('')).toContain('42P01');
    expect(sandbox.log.join('')).toContain('wallet.ts');
  });

  it('uses codes that the app can translate', () => {
    expect(errorCodes).toEqual(expect.arrayContaining(['KEY_MISSING', 'KEY_INVALID', 'NO_DATA', 'INTERNAL_SERVER_ERROR']));
  });
});

describe('pages of other origins', () => {
  const from = (origin: string) => sandbox.ask('GET', '/th/api/lookup/info', { headers: { origin } });

  it('may read responses and send the headers of the app if they are on this machine', async () => {
    expect((await from('http://localhost:4200')).headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4200',
      'access-control-expose-headers': 'Date, Retry-After',
    });
    const preflight = await sandbox.ask('OPTIONS', '/th/api/login', {
      headers: { origin: 'http://127.0.0.1:5000', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toBe('Authorization, Content-Type, X-Requested-With, Idempotency-Key');
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'http://localhost:80.evil.example', 'null'])(
    'may not read responses if the origin is %s',
    async (origin) => {
      expect((await from(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

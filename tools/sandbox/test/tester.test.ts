import { once } from 'node:events';
import { depositLookupResponse, launchResponse, qrCodeResponse } from '@wallet/contract';
import CryptoJS from 'crypto-js';
import { parse } from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../src/index.ts';
import { useSandbox } from './helper.ts';
import { lao, lastCode, poor, refused, rich, sender, success } from './member-helper.ts';
import { lastSlip, readQr, sendSlip } from './slip-helper.ts';

const sandbox = useSandbox({ faults: true });
const member = sender(sandbox, poor);
let origin: string;
beforeAll(async () => {
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, fields: Record<string, string>) =>
  sandbox.ask('POST', url, { headers: form, body: new URLSearchParams(fields).toString() });
const page = (url: string) => sandbox.ask('GET', url);

describe('a fault', () => {
  const fault = async (body: object) => {
    expect(await sandbox.ask('POST', '/__fault', { body })).toMatchObject({ status: 200, body: { message: 'OK' } });
  };
  const info = (operator = '/th') => sandbox.ask('GET', `${operator}/api/lookup/info`);
  const match = 'GET /api/lookup/info';
  afterEach(() => sandbox.ask('DELETE', '/__fault').then(() => undefined));

  it('affects the given number of matching requests to both operators, and no other requests', async () => {
    await fault({ match, kind: 'status', status: 503, times: 2 });
    expect((await sandbox.ask('GET', '/th/api/lookup/banks')).status).toBe(200);
    expect([(await info('/th')).status, (await info('/la')).status, (await info('/th')).status]).toEqual([503, 503, 200]);
  });

  it('can be limited to one operator, and match a path prefix', async () => {
    await fault({ match: 'GET /la/api/lookup/*', kind: 'status' });
    expect((await info('/th')).status).toBe(200);
    expect(await info('/la')).toMatchObject(refused(500, 'INTERNAL_SERVER_ERROR'));
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

  it.each(['reset', 'html', 'truncated'])('of kind %s after the commit loses the response, and does not undo the request', async (kind) => {
    await sandbox.db.updateTable('gameAccount').set({ refreshedAt: null }).execute();
    await fault({ match: 'GET /api/wallet/refresh/slot', when: 'after-commit', kind });
    const headers = { authorization: `Bearer ${await sandbox.tokenOf(rich)}`, 'x-requested-with': 'wallet-user' };
    const response = await fetch(`${origin}/th/api/wallet/refresh/slot`, { headers }).then(
      (got) => got.text(),
      () => null,
    );
    expect(response).not.toBe('{"message":"SUCCESS"}');
    expect(await sandbox.db.selectFrom('gameAccount').select('gameCode').where('refreshedAt', 'is not', null).execute()).toHaveLength(5);
  });
});

describe('the testers’ pages', () => {
  it('are listed at /__testers, have no scripts and load nothing from other sites', async () => {
    const index = await page('/__testers');
    const paths = [...index.text.matchAll(/href="(\/__[a-z]+)"/g)].map(([, path = '']) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/__bank', '/__accounts', '/__phone', '/__coins', '/__clock', '/__scenarios', '/__agent']),
    );
    for (const path of paths) {
      const { status, text, headers } = await page(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/<script|https?:\/\/(?!gift)|style=/);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    }
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['/__fault', { match: 'api', kind: 'slow' }, 400],
    ['/__fault', { match: 'GET /api/lookup/info', kind: 'explode' }, 400],
    ['/__fault', { match: 'GET /api/lookup/info', kind: 'status', status: 99 }, 400],
    ['/__bank/transfer', { memberId: 'nobody', to: 'SCB 4051234567 BAHT', amount: '1' }, 404],
    ['/__bank/transfer', { memberId: 'x', to: 'anywhere', amount: '1' }, 400],
    ['/__bank/gift', { amount: '0' }, 400],
    ['/__bank/gift', { amount: '1.234' }, 400],
    ['/__bank/pay', { payload: 'nonsense' }, 409],
    ['/__bank/payout', { statementId: '0' }, 404],
    ['/__bank/payout', { statementId: 'x' }, 400],
    ['/__coins', { memberId: 'nobody', coins: 1 }, 404],
    ['/__coins', { memberId: 'x', coins: 0 }, 400],
    ['/__coins', { memberId: 'x', coins: 1.5 }, 400],
    ['/__coins', { memberId: 'x', coins: 1_001 }, 400],
  ])('refuse %s with %j', async (url, body, status) => {
    expect((await sandbox.ask('POST', url, { body })).status).toBe(status);
  });

  it('withdraw accounts to deposit to and offer them again, and may offer another one at each read', async () => {
    const offered = async () => {
      const { body } = await page('/th/api/lookup/deposit');
      return parse(depositLookupResponse, body).banks.filter(({ bankAccountNo }) => bankAccountNo !== '');
    };
    const all = await offered();
    const account = `${all[0]?.bankCode ?? ''} ${all[0]?.bankAccountNo ?? ''} BAHT`;
    await post('/__accounts', { operator: 'th', account, offered: 'off' });
    expect(await offered()).toEqual(all.slice(1));
    expect((await page('/__accounts')).text).toMatch(new RegExp(`${account}[^]*?Offer</button>`));
    await post('/__accounts', { operator: 'th', account, offered: 'on' });
    await post('/__accounts', { operator: 'th', rotating: 'on' });
    const [one, other, ...more] = [...(await offered()), ...(await offered())];
    expect(more).toEqual([]);
    expect(one).not.toEqual(other);
    await post('/__accounts', { operator: 'th', rotating: 'off' });
    expect(await offered()).toEqual(all);
  });

  it('show the messages of a phone, newest first', async () => {
    const phone = '0600000001';
    const read = (operator: string) => sandbox.ask('GET', `/__messages/${operator}/${phone}`);
    for (let sent = 0; sent < 2; sent += 1) await sandbox.ask('POST', '/th/api/otp/send', { body: { phoneNumber: phone } });
    const stored = await sandbox.db.selectFrom('textMessage').select('body').where('phone', '=', phone).orderBy('id', 'desc').execute();
    expect(stored).toHaveLength(2);
    expect((await read('th')).body).toEqual(stored);
    expect((await read('la')).body).toEqual([]);
    expect((await page('/__phone')).text).toContain(`OTP ${await lastCode(sandbox, phone)}`);
  });

  it('give coins to a member', async () => {
    const readCoins = async () => ((await member.get('/th/api/spinwheel/setup')).body as { userCoin: number }).userCoin;
    const before = await readCoins();
    const memberId = await member.idOf();
    expect((await page('/__coins')).text).toContain(`value="${memberId}"`);
    expect((await post('/__coins', { memberId, coins: '2' })).text).toContain('Given: 2');
    expect(await sandbox.ask('POST', '/__coins', { body: { memberId, coins: 1 } })).toMatchObject({ status: 200, body: { message: 'OK' } });
    expect(await readCoins()).toBe(before + 3);
  });

  it('move the clock forward, including the Date header, and reset it', async () => {
    const made = parse(qrCodeResponse, (await member.post('/th/api/qrcode/KBANK', { amount: 10 })).body);
    expect(made.hasQrcode).toBe(true);
    expect((await post('/__clock', { minutes: '16' })).status).toBe(303);
    const later = await member.get('/th/api/qrcode/KBANK');
    expect((await page('/__clock')).text).toContain('16 minutes ahead');
    await sandbox.ask('POST', '/__clock', { body: { reset: true } });
    expect(parse(qrCodeResponse, later.body).hasQrcode).toBe(false);
    expect(Date.parse(String(later.headers.date))).toBe(Math.floor(sandbox.now().getTime() / 1000) * 1000 + 16 * 60_000);
    expect(parse(qrCodeResponse, (await member.get('/th/api/qrcode/KBANK')).body).hasQrcode).toBe(true);
  });

  it('recompute the ledger while the sandbox runs', async () => {
    expect(await page('/__audit')).toMatchObject({ status: 200, body: await auditLedger(sandbox.db) });
  });
});

describe('the bank', () => {
  const bankMember = sender(sandbox, rich);

  it('pays an open QR code once', async () => {
    const made = await bankMember.post('/th/api/qrcode/KBANK', { amount: 40 });
    const [payload = ''] = await readQr(parse(qrCodeResponse, made.body).qrcode);
    expect((await page('/__bank')).text).toContain(`value="${payload}"`);
    expect((await post('/__bank/pay', { payload })).text).toContain('Paid');
    expect((await page('/__bank')).text).not.toContain(payload);
    expect(await sandbox.ask('POST', '/__bank/pay', { body: { payload } })).toMatchObject(refused(409, 'QR_FAIL'));
  });

  it('prints a slip of a transfer that is then credited to the wallet', async () => {
    const fields = { memberId: await bankMember.idOf(), to: 'SCB 4051234567 BAHT', amount: '300', minutesAgo: '5', answer: 'normal' };
    const made = await post('/__bank/transfer', fields);
    expect(made.status).toBe(303);
    const shown = await page(String(made.headers.location));
    expect(shown.text).toContain('300.00');
    const [, slip = ''] = /<img src="([^"]+)"/.exec(shown.text) ?? [];
    const picture = await sandbox.app.inject({ url: slip });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(await sendSlip(sandbox, rich, { content: picture.rawPayload })).toMatchObject(success);
    expect(await lastSlip(sandbox, rich)).toMatchObject({ status: 'SUCCESS', amount: 300 });
  });

  it.each([
    ['of another person', { stranger: '1' }, '', 'NOT_MATCH'],
    ['that is damaged', {}, '/cropped', 'CANNOT_READ_CROPPED_IMAGE'],
  ])('prints a slip %s', async (_name, more, kind, note) => {
    sandbox.advance(1);
    const fields = { memberId: await bankMember.idOf(), to: 'SCB 4051234567 BAHT', amount: 25, ...more };
    const { reference, slip } = (await sandbox.ask('POST', '/__bank/transfer', { body: fields })).body as Record<string, string>;
    const url = kind === '' ? slip : `/__bank/slip/${String(reference)}${kind}`;
    await sendSlip(sandbox, rich, { content: (await sandbox.app.inject({ url: String(url) })).rawPayload });
    expect(await lastSlip(sandbox, rich)).toMatchObject({ status: 'FAILED', note });
  });

  it('pays a withdrawal out once', async () => {
    expect(await bankMember.post('/th/api/wallet/withdraw', { amount: 100 })).toMatchObject(success);
    const [, statementId = ''] = /name="statementId" value="(\d+)"/.exec((await page('/__bank')).text) ?? [];
    expect((await post('/__bank/payout', { statementId })).text).toContain('Paid out');
    const { body } = await bankMember.post('/th/api/statement', { page: 1, limit: 1 });
    expect(body).toMatchObject({ statements: [{ statementType: 'withdraw', amount: 100, status: 'SUCCESS' }] });
    expect(await post('/__bank/payout', { statementId })).toMatchObject({ status: 404 });
    expect((await page('/__bank')).text).not.toContain('name="statementId"');
  });

  it('creates a true-money gift', async () => {
    const shown = await post('/__bank/gift', { amount: '50' });
    const [link = ''] = /https:\/\/gift\.truemoney\.com\/campaign\/\?v=\w+/.exec(shown.text) ?? [];
    const sealed = CryptoJS.AES.encrypt(link, 'wallet-sandbox').toString();
    expect(await bankMember.post('/th/api/wallet/truelink', { link: sealed })).toMatchObject(success);
  });
});

it('opens a game at the port of the sandbox, even if the app has another port', async () => {
  const { username } = (await sandbox.asMember(rich, 'GET', '/th/api/wallet/account/pg')).body as { username: string };
  const launched = await sandbox.asMember(rich, 'GET', `/th/api/autoLogin/pg/${username}`, { headers: { host: 'localhost:4200' } });
  expect(new URL(parse(launchResponse, launched.body).link).host).toBe(`localhost:${new URL(origin).port}`);
});

// Last, since the tests above keep their sessions.
it('ends every session of one or all operators, but not new logins', async () => {
  const [thaiToken, laoToken] = [await sandbox.freshTokenOf(rich), await sandbox.freshTokenOf(lao)];
  const statusOf = async (token: string) => (await sandbox.ask('GET', '/api/wallet', { token })).status;
  await sandbox.ask('POST', '/__expire-sessions', { body: { operator: 'la' } });
  expect([await statusOf(laoToken), await statusOf(thaiToken)]).toEqual([401, 200]);
  await sandbox.ask('POST', '/__expire-sessions');
  expect([await statusOf(thaiToken), await statusOf(await sandbox.freshTokenOf(rich))]).toEqual([401, 200]);
});

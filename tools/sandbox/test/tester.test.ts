import { once } from 'node:events';
import { depositLookupResponse, launchResponse, qrCodeResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { rich, sender } from './member-helper.ts';

const sandbox = useSandbox({ faults: true });
const member = sender(sandbox, rich);
let origin: string;
beforeAll(async () => {
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});

const submit: typeof sandbox.submit = (...form) => sandbox.submit(...form);
const call = (url: string, body: object) => sandbox.ask('POST', url, { body });
const page = (url: string) => sandbox.ask('GET', url);
const ok = { status: 200, body: { message: 'OK' } };

describe('a fault', () => {
  const fault = async (body: object) => expect(await call('/__fault', body)).toMatchObject(ok);
  const info = (operator = '/th') => page(`${operator}/api/lookup/info`);
  const match = 'GET /api/lookup/info';
  afterEach(async () => {
    await sandbox.ask('DELETE', '/__fault');
    expect((await info()).body).toHaveProperty('name');
  });

  it('affects the given number of matching requests to both operators, and no other requests', async () => {
    await fault({ match, kind: 'status', status: 503, times: 2 });
    expect((await page('/th/api/lookup/banks')).status).toBe(200);
    expect([(await info('/th')).status, (await info('/la')).status, (await info('/th')).status]).toEqual([503, 503, 200]);
  });

  it.each<[object, number, RegExp]>([
    [{ kind: 'html' }, 502, /^<!doctype html>/],
    [{ kind: 'empty' }, 200, /^$/],
    [{ kind: 'truncated' }, 200, /^\{"mess[^}]*$/],
    [{ kind: 'status', status: 429, body: { message: 'REQUEST_LIMIT' } }, 429, /^\{"message":"REQUEST_LIMIT"\}$/],
    [{ kind: 'body', body: { name: 7 } }, 200, /^\{"name":7\}$/],
  ])('changes the response with %j', async (kind, status, text) => {
    await fault({ match, ...kind });
    expect(await info()).toMatchObject({
      status,
      text: expect.stringMatching(text) as string,
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('can delay the response, but not the end of the server', async () => {
    await fault({ match, kind: 'slow', delayMs: 120 });
    const start = performance.now();
    expect((await info()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(100);
    const ending = await sandbox.alongside({ faults: true });
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' });
    await ending.ask('POST', '/__fault', { body: { match, kind: 'slow', delayMs: 60_000 } });
    const arrived = once(ending.app.server, 'request');
    const response = fetch(`${address}/th/api/lookup/info`);
    await arrived;
    await ending.close();
    expect((await response).status).toBe(200);
  });
});

describe('the testers’ pages', () => {
  it('are listed at /__testers, have no scripts and load nothing from other sites', async () => {
    const paths = [...(await page('/__testers')).text.matchAll(/href="(\/__[a-z]+)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(7);
    for (const path of paths) {
      const { status, text, headers } = await page(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/<script|https?:\/\/(?!gift)|style=/);
      expect(headers['content-security-policy'], path).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
    }
  });

  it('withdraw accounts to deposit to and offer them again, and may offer another one at each read', async () => {
    const offered = async () => {
      const { banks } = parse(depositLookupResponse, (await page('/th/api/lookup/deposit')).body);
      return banks.filter(({ bankAccountNo }) => bankAccountNo !== '');
    };
    const all = await offered();
    const account = `${all[0]?.bankCode ?? ''} ${all[0]?.bankAccountNo ?? ''} BAHT`;
    expect((await submit('/__accounts', { operator: 'th', account, offered: 'off' })).text).toMatch(
      new RegExp(`${account}[^]*?Offer</button>`),
    );
    expect(await offered()).toEqual(all.slice(1));
    await submit('/__accounts', { operator: 'th', account, offered: 'on' });
    await submit('/__accounts', { operator: 'th', rotating: 'on' });
    const [one, other, ...more] = [...(await offered()), ...(await offered())];
    expect(more).toEqual([]);
    expect(one).not.toEqual(other);
    await submit('/__accounts', { operator: 'th', rotating: 'off' });
    expect(await offered()).toEqual(all);
  });

  it('move the clock forward, including the Date header, and reset it', async () => {
    const hasCode = async () => parse(qrCodeResponse, (await member.get('/th/api/qrcode/KBANK')).body).hasQrcode;
    await member.post('/th/api/qrcode/KBANK', { amount: 10 });
    const later = await submit('/__clock', { minutes: '16' });
    expect(later.text).toContain('16 minutes ahead');
    expect(Date.parse(String(later.headers.date))).toBe(Math.floor(sandbox.now().getTime() / 1000) * 1000 + 16 * 60_000);
    expect(await hasCode()).toBe(false);
    await call('/__clock', { reset: true });
    expect(await hasCode()).toBe(true);
  });
});

it('opens a game at the port of the sandbox, even if the app has another port', async () => {
  const { username } = (await member.get('/th/api/wallet/account/pg')).body as { username: string };
  const launched = await member.get(`/th/api/autoLogin/pg/${username}`, { headers: { host: 'localhost:4200' } });
  expect(new URL(parse(launchResponse, launched.body).link).host).toBe(`localhost:${new URL(origin).port}`);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type Answer, type TestSandbox } from './helper.ts';

const proxy = '10.9.9.9';
const thai = '0812345678';
const lao = '02055512345';

let sandbox: TestSandbox;
let behind: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true, allowances: { loginsPerMinute: 30, codeCallsPerMinute: 20 } });
  behind = await sandbox.alongside({
    trustedProxies: ['10.9.9.0/24', 'fd00::1'],
    allowances: { loginsPerMinute: 30, codeCallsPerMinute: 20 },
  });
});
afterAll(async () => {
  await behind.close();
  await sandbox.close();
});

let tokens = 0;
/** A code that was never sent: its own limit is not what is looked at here. */
const guessAtCode = () => ({ otpToken: `none-${String((tokens += 1))}`, otpCode: '1' });

type From = (visitor: string) => { readonly ip: string; readonly headers: Readonly<Record<string, string>> };

/** How visitors reach the sandbox, each with addresses of its own. */
const ways: readonly (readonly [string, () => TestSandbox, From])[] = [
  ['directly', () => sandbox, (visitor) => ({ ip: visitor, headers: {} })],
  ['through a named proxy', () => behind, (visitor) => ({ ip: proxy, headers: { 'x-forwarded-for': visitor } })],
  ['through two named proxies', () => behind, (visitor) => ({ ip: 'fd00::1', headers: { 'x-forwarded-for': `${visitor}, ${proxy}` } })],
];

describe.each(ways)('visitors who come %s', (_way, reached, from) => {
  const logIn = (operator: string, username: string, password: string, visitor: string): Promise<Answer> =>
    reached().ask('POST', `/${operator}/api/login`, { body: { username, password }, ...from(visitor) });

  it('lock nobody else out by forty wrong guesses, not even whose password they guess at', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => logIn('th', thai, `guess-${String(index)}`, '203.0.113.7')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect((await logIn('th', thai, 'demo-1234', '203.0.113.7')).status).toBe(429);
    expect((await logIn('th', thai, 'demo-1234', '198.51.100.1')).status).toBe(200);
    expect((await logIn('th', '0898765432', 'demo-1234', '198.51.100.2')).status).toBe(200);
    expect((await logIn('la', lao, 'demo-1234', '198.51.100.3')).status).toBe(200);
    reached().advance(15 * 60_000);
  });

  it('take no codes away from others', async () => {
    const guess = (visitor: string) => reached().ask('POST', '/th/api/otp/verify', { body: guessAtCode(), ...from(visitor) });
    const responses = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.8')));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await guess('198.51.100.4')).status).toBe(400);
    reached().advance(60_000);
  });
});

describe('an address', () => {
  const guess = (from: ReturnType<From>, on = behind) => on.ask('POST', '/th/api/otp/verify', { body: guessAtCode(), ...from });

  it('is not taken from who is no named proxy, whatever they say', async () => {
    const responses = await Promise.all(
      Array.from({ length: 21 }, (_, index) => guess({ ip: '192.0.2.1', headers: { 'x-forwarded-for': `10.1.1.${String(index)}` } })),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is the last one that a named proxy did not write itself', async () => {
    const responses = await Promise.all(
      Array.from({ length: 21 }, (_, index) => guess({ ip: proxy, headers: { 'x-forwarded-for': `10.1.1.${String(index)}, 192.0.2.2` } })),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it.each(['unknown', '_hidden', '999.1.1.1', '::g', ',', '<b>'])(
    'that a named proxy passes on as %j is no reason to fail',
    async (named) => {
      expect((await guess({ ip: proxy, headers: { 'x-forwarded-for': `${named}, ${proxy}` } })).status).toBe(400);
      expect((await guess({ ip: proxy, headers: { 'x-forwarded-for': `10.1.1.1, ${named}` } })).status).toBe(400);
    },
  );

  it('is one network in IPv6, where a visitor has as many as they like', async () => {
    const responses = await Promise.all(
      Array.from({ length: 21 }, (_, index) => guess({ ip: `2001:db8:1:2::${String(index)}`, headers: {} }, sandbox)),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await guess({ ip: '2001:db8:1:3::1', headers: {} }, sandbox)).status).toBe(400);
  });

  it.each([
    ['/56', 80, (index: number) => `2001:db8:2:${index.toString(16)}::1`, '2001:db8:2:100::1'],
    [
      '/48',
      320,
      (index: number) => `2001:db8:3:${(index % 256).toString(16)}${(index >> 8).toString(16).padStart(2, '0')}::1`,
      '2001:db8:4:1::1',
    ],
  ])('has a limit with its neighbours of an IPv6 %s, of which one customer can have all', async (_size, maximum, addressOf, outside) => {
    const responses = [];
    for (let index = 0; index < maximum + 20; index += 1)
      responses.push((await guess({ ip: addressOf(index), headers: {} }, sandbox)).status);
    expect(responses.filter((status) => status === 400)).toHaveLength(maximum);
    expect((await guess({ ip: outside, headers: {} }, sandbox)).status).toBe(400);
  });
});

describe('what is for testers', () => {
  const listed = () =>
    sandbox.app.routeList.filter(
      ({ method, url }) => url.startsWith('/__') && !url.startsWith('/__provider') && method !== 'HEAD' && method !== 'OPTIONS',
    );
  const refusedFor = async (call: { readonly ip?: string; readonly headers?: Record<string, string> }) => {
    const open: string[] = [];
    for (const { method, url } of listed()) {
      const response = await sandbox.ask(method as 'GET', url.replace(/:\w+/g, 'x'), { ...call, ...(method === 'POST' && { body: {} }) });
      if (![403, 404].includes(response.status) || !/"(?:NO_DATA|KEY_INVALID)"/.test(response.text))
        open.push(`${method} ${url}: ${String(response.status)}`);
    }
    return open;
  };

  it('is much', () => {
    expect(listed().length).toBeGreaterThan(20);
    expect(listed().map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/__contract', '/__audit', '/__messages/:operator/:phone', '/__agent', '/__bank']),
    );
  });

  it.each<[string, { readonly ip?: string; readonly headers?: Record<string, string> }]>([
    ['another machine', { ip: '192.168.1.9' }],
    ['anyone who comes through a proxy (X-Forwarded-For)', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['anyone who comes through a proxy (X-Forwarded-Proto)', { headers: { 'x-forwarded-proto': 'https' } }],
    ['anyone who comes through a proxy (X-Real-IP)', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['anyone who comes through a proxy (Forwarded)', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['anyone who comes through a proxy (Via)', { headers: { via: '1.1 cache' } }],
    ['a name that somebody made lead here', { headers: { host: 'evil.example:4000' } }],
    ['another page of this machine', { headers: { origin: 'http://localhost:9999' } }],
    ['a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('is not there for %s', async (_who, call) => {
    expect(await refusedFor(call)).toEqual([]);
  });

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost'])(
    'is there for testers at %s, whose own pages may send forms',
    async (host) => {
      expect((await sandbox.ask('GET', '/__audit', { headers: { host } })).status).toBe(200);
      expect((await sandbox.ask('DELETE', '/__fault', { headers: { host, origin: `http://${host}` } })).status).toBe(200);
    },
  );

  it('is not there either for who writes the address in another way', async () => {
    expect((await sandbox.ask('GET', '/%5F%5faudit', { headers: { host: 'evil.example' } })).status).toBe(403);
  });

  it('may be read by no page of another origin, also where one asks beforehand', async () => {
    const origin = 'http://localhost:4000';
    const read = await sandbox.ask('GET', '/__audit', { headers: { origin, host: 'localhost:4000' } });
    expect(read.status).toBe(200);
    expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    const asked = await sandbox.ask('OPTIONS', '/__fault', { headers: { origin, 'access-control-request-method': 'POST' } });
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('every answer', () => {
  it.each([
    ['that was asked for', '/th/api/lookup/info'],
    ['that is not there', '/th/api/nothing'],
    ['to an address that cannot be read', '/api/%zz'],
  ])('%s can be drawn, framed and taken by no page', async (_name, url) => {
    expect((await sandbox.ask('GET', url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });
});

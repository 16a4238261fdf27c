import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestSandbox, useSandbox } from './helper.ts';
import { rich, lao } from './member-helper.ts';

const proxy = '10.9.9.9';

const allowances = { requestsPerMinute: 50 };

const sandbox = useSandbox({ faults: true, allowances });
let behind: TestSandbox;
beforeAll(async () => {
  behind = await sandbox.alongside({
    trustedProxies: ['10.9.9.0/24', 'fd00::1'],
    allowances,
  });
});
afterAll(async () => {
  await behind.close();
});

let tokens = 0;
/** A different unknown code each time, so that the limit of a single code does not matter. */
const guessAtCode = () => ({ otpToken: `none-${String((tokens += 1))}`, otpCode: '1' });

type From = (visitor: string) => { readonly ip: string; readonly headers: Readonly<Record<string, string>> };

/** How visitors reach the sandbox. */
const routes: readonly (readonly [string, () => TestSandbox, From])[] = [
  ['directly', () => sandbox, (visitor) => ({ ip: visitor, headers: {} })],
  ['through a trusted proxy', () => behind, (visitor) => ({ ip: proxy, headers: { 'x-forwarded-for': visitor } })],
  ['through two trusted proxies', () => behind, (visitor) => ({ ip: 'fd00::1', headers: { 'x-forwarded-for': `${visitor}, ${proxy}` } })],
];

describe.each(routes)('visitors who come %s', (_route, reached, from) => {
  const logIn = (operator: string, username: string, password: string, visitor: string): Promise<Answer> =>
    reached().ask('POST', `/${operator}/api/login`, { body: { username, password }, ...from(visitor) });

  it('lock nobody else out with forty wrong passwords, not even the member at another address', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => logIn('th', rich, `guess-${String(index)}`, '203.0.113.7')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect((await logIn('th', rich, 'demo-1234', '203.0.113.7')).status).toBe(429);
    expect((await logIn('th', rich, 'demo-1234', '198.51.100.1')).status).toBe(200);
    expect((await logIn('th', '0898765432', 'demo-1234', '198.51.100.2')).status).toBe(200);
    expect((await logIn('la', lao, 'demo-1234', '198.51.100.3')).status).toBe(200);
    reached().advance(15 * 60_000);
  });

  it('do not use up the code requests of others', async () => {
    const guess = (visitor: string) => reached().ask('POST', '/th/api/otp/verify', { body: guessAtCode(), ...from(visitor) });
    const responses = await Promise.all(Array.from({ length: 60 }, () => guess('203.0.113.8')));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await guess('198.51.100.4')).status).toBe(400);
    reached().advance(60_000);
  });
});

describe('the address of a visitor', () => {
  const guess = (from: ReturnType<From>, on = behind) => on.ask('POST', '/th/api/otp/verify', { body: guessAtCode(), ...from });

  it('is not read from X-Forwarded-For if the sender is not a trusted proxy', async () => {
    const responses = await Promise.all(
      Array.from({ length: 51 }, (_, index) => guess({ ip: '192.0.2.1', headers: { 'x-forwarded-for': `10.1.1.${String(index)}` } })),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is the last one in X-Forwarded-For that is not a trusted proxy', async () => {
    const responses = await Promise.all(
      Array.from({ length: 51 }, (_, index) => guess({ ip: proxy, headers: { 'x-forwarded-for': `10.1.1.${String(index)}, 192.0.2.2` } })),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it.each(['unknown', '_hidden', '999.1.1.1', '::g', ',', '<b>'])('may be the invalid value %j in X-Forwarded-For', async (named) => {
    expect((await guess({ ip: proxy, headers: { 'x-forwarded-for': `${named}, ${proxy}` } })).status).toBe(400);
    expect((await guess({ ip: proxy, headers: { 'x-forwarded-for': `10.1.1.1, ${named}` } })).status).toBe(400);
  });
});

describe('the routes for testers', () => {
  const testerRoutes = () =>
    sandbox.app.routeList.filter(
      ({ method, url }) => url.startsWith('/__') && !url.startsWith('/__provider') && method !== 'HEAD' && method !== 'OPTIONS',
    );
  const refusedFor = async (call: { readonly ip?: string; readonly headers?: Record<string, string> }) => {
    const open: string[] = [];
    for (const { method, url } of testerRoutes()) {
      const response = await sandbox.ask(method as 'GET', url.replace(/:\w+/g, 'x'), { ...call, ...(method === 'POST' && { body: {} }) });
      if (![403, 404].includes(response.status) || !/"(?:NO_DATA|KEY_INVALID)"/.test(response.text))
        open.push(`${method} ${url}: ${String(response.status)}`);
    }
    return open;
  };

  it('are all found by this test', () => {
    expect(testerRoutes().length).toBeGreaterThan(20);
    expect(testerRoutes().map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/__contract', '/__audit', '/__messages/:operator/:phone', '/__agent', '/__bank', '/__play', '/__variant']),
    );
  });

  it('do not exist without the testers’ switches, except for the contract', async () => {
    const others = testerRoutes().filter(({ url }) => !url.startsWith('/__contract'));
    for (const { method, url } of others) {
      const response = await behind.ask(method as 'GET', url.replace(/:\w+/g, 'x'), { ...(method === 'POST' && { body: {} }) });
      expect(response.status, `${method} ${url}`).toBe(404);
    }
  });

  it.each<[string, { readonly ip?: string; readonly headers?: Record<string, string> }]>([
    ['another machine', { ip: '192.168.1.9' }],
    ['a request through a proxy (X-Forwarded-For)', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a request through a proxy (X-Forwarded-Proto)', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a request through a proxy (X-Real-IP)', { headers: { 'x-real-ip': '127.0.0.1' } }],
    ['a request through a proxy (Forwarded)', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a request through a proxy (Via)', { headers: { via: '1.1 cache' } }],
    ['another host name that points to this machine', { headers: { host: 'evil.example:4000' } }],
    ['another page of this machine', { headers: { origin: 'http://localhost:9999' } }],
    ['a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ])('are refused for %s', async (_who, call) => {
    expect(await refusedFor(call)).toEqual([]);
  });

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost'])(
    'are available at %s, also for forms of their own pages',
    async (host) => {
      expect((await sandbox.ask('GET', '/__audit', { headers: { host } })).status).toBe(200);
      expect((await sandbox.ask('DELETE', '/__fault', { headers: { host, origin: `http://${host}` } })).status).toBe(200);
    },
  );

  it('are also refused if the path is percent-encoded', async () => {
    expect((await sandbox.ask('GET', '/%5F%5faudit', { headers: { host: 'evil.example' } })).status).toBe(403);
  });

  it('send no CORS permission to other origins, even after a preflight request', async () => {
    const origin = 'http://localhost:4000';
    const read = await sandbox.ask('GET', '/__audit', { headers: { origin, host: 'localhost:4000' } });
    expect(read.status).toBe(200);
    expect(read.headers).not.toHaveProperty('access-control-allow-origin');
    const preflight = await sandbox.ask('OPTIONS', '/__fault', { headers: { origin, 'access-control-request-method': 'POST' } });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

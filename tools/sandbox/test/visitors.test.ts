import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, type TestSandbox, useSandbox } from './helper.ts';

const proxy = '10.9.9.9';
const allowances = { requestsPerMinute: 6 };

const sandbox = useSandbox({ faults: true, allowances });
let behind: TestSandbox;
beforeAll(async () => {
  behind = await sandbox.alongside({ trustedProxies: ['10.9.9.0/24', 'fd00::1'], allowances });
});
afterAll(() => behind.close());

type From = Pick<Call, 'ip' | 'headers'>;
const through = (forwarded: string, ip = proxy): From => ({ ip, headers: { 'x-forwarded-for': forwarded } });

let tokens = 0;
/** Asks with a different unknown code each time, so that the limit of a single code does not matter. */
const guess = (on: TestSandbox, from: From) =>
  on.ask('POST', '/th/api/otp/verify', { body: { otpToken: `none-${String((tokens += 1))}`, otpCode: '1' }, ...from });

// nginx names the client alone: `visitors.test.ts` of `deploy`.
describe('the address of a visitor', () => {
  it.each<[string, number, (visitor: string) => From]>([
    ['the one that a trusted proxy names', 0, (visitor) => through(visitor)],
    ['the sender of X-Forwarded-For if it is no trusted proxy', 1, (visitor) => through(visitor, '192.0.2.1')],
    ['the last one in X-Forwarded-For that is no trusted proxy', 1, (visitor) => through(`${visitor}, 192.0.2.2`)],
  ])('is %s', async (_what, limited, from) => {
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async (_, index) => (await guess(behind, from(`10.1.1.${String(index)}`))).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(limited);
  });
});

describe('the routes for testers', () => {
  const testerRoutes = () =>
    sandbox.app.routeList.filter(({ method, url }) => /^\/__(?!provider)/.test(url) && method !== 'HEAD' && method !== 'OPTIONS');
  const askAll = async (on: TestSandbox, call: From) => {
    const responses = testerRoutes().map(async ({ method, url }) => {
      const { status, text } = await on.ask(method as 'GET', url.replace(/:\w+/g, 'x'), {
        ...call,
        ...(method === 'POST' && { body: {} }),
      });
      return [url, status, text] as const;
    });
    return Promise.all(responses);
  };

  it('are all refused from another machine, and do not exist without the testers’ switches, except for the contract', async () => {
    const paths = testerRoutes().map(({ url }) => url);
    expect(paths).toEqual(
      expect.arrayContaining(['/__contract', '/__audit', '/__messages/:operator/:phone', '/__agent', '/__bank', '/__play', '/__variant']),
    );
    const refusal = [404, '{"message":"NO_DATA"}'];
    expect(await askAll(sandbox, { ip: '192.168.1.9' })).toEqual(paths.map((path) => [path, ...refusal]));
    const others = (await askAll(behind, {})).filter(([path]) => !path.startsWith('/__contract'));
    expect(others.filter(([, status]) => status !== 404)).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, number]>([
    ['a request through a proxy (X-Forwarded-For)', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['a request through a proxy (X-Forwarded-Proto)', { 'x-forwarded-proto': 'https' }, 404],
    ['a request through a proxy (X-Real-IP)', { 'x-real-ip': '127.0.0.1' }, 404],
    ['a request through a proxy (Forwarded)', { forwarded: 'for=127.0.0.1' }, 404],
    ['a request through a proxy (Via)', { via: '1.1 cache' }, 404],
    ['another host name that points to this machine', { host: 'evil.example:4000' }, 403],
    ['another page of this machine', { origin: 'http://localhost:9999' }, 403],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('are refused for %s, also if the path is percent-encoded', async (_who, headers, status) => {
    for (const path of ['/__audit', '/%5F%5faudit']) expect((await sandbox.ask('GET', path, { headers })).status).toBe(status);
  });

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost'])(
    'are available at %s, also for forms of their own pages, without CORS',
    async (host) => {
      const { status, headers } = await sandbox.ask('DELETE', '/__fault', { headers: { host, origin: `http://${host}` } });
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

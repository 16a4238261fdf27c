import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walletResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandbox } from '../src/index.ts';
import type { ScenarioLogin } from '../src/testers/scenarios/run-scenario.ts';
import { scenarioNames, type ScenarioName } from '../src/testers/scenarios/scenarios.ts';
import type { OperatorId } from '../src/store/database.ts';
import { quickPasswords, useFolder, useSandbox } from './helper.ts';

const dataDir = useFolder();
const sandbox = useSandbox({ faults: true });
afterEach(async () => {
  await sandbox.ask('POST', '/__scenario', { body: { name: 'normal' } });
});

/** Starts a scenario and logs in as its member. */
async function begin(name: ScenarioName, operator?: OperatorId) {
  const { status, body } = await sandbox.ask('POST', '/__scenario', { body: { name, ...(operator && { operator }) } });
  expect(status).toBe(200);
  const login = body as ScenarioLogin;
  const { token } = (await sandbox.logIn(login.operator, login.phone, login.password)).body as { token: string };
  const get = async (url: string) => (await sandbox.ask('GET', `/api/${url}`, { token })).body;
  const post = (url: string, sent: object) => sandbox.ask('POST', `/api/${url}`, { token, body: sent });
  return { ...login, token, get, post };
}

const members = new Map<ScenarioName, ReturnType<typeof begin>>();

/** The member of a scenario that is started once for all tests that only read. */
function memberIn(name: ScenarioName) {
  const member = members.get(name) ?? begin(name);
  members.set(name, member);
  return member;
}

const firstPage = { page: 1, limit: 100 };

describe('a scenario', () => {
  it('creates a new member each time', async () => {
    const made = await Promise.all([begin('new-member'), begin('new-member'), begin('new-member', 'la')]);
    expect(new Set(made.map(({ phone }) => phone)).size).toBe(3);
    expect(made.map(({ operator }) => operator)).toEqual(['th', 'th', 'la']);
  });

  it.each(scenarioNames.filter((name) => name !== 'terminated' && name !== 'flaky'))(
    '%s can be started for each operator',
    async (name) => {
      for (const operator of ['th', 'la'] as const) {
        const member = await begin(name, operator);
        expect(parse(walletResponse, await member.get('wallet')).profile.username).toBe(member.phone);
      }
    },
    30_000,
  );

  it.each<[ScenarioName, string, unknown]>([
    ['all-ready', 'wallet', { invite: { amount: 10 } }],
    ['all-ready', 'refund/check', { result: 50, refundAmount: 2 }],
    ['all-ready', 'spinwheel/setup', { userCoin: 12 }],
    ['all-ready', 'spinwheel/coupon', { length: 4 }],
    ['bonus-active', 'bonus/check/active', { status: true }],
    ['bonus-active', 'bonus/clear', { message: 'BONUS_CONDITION' }],
    ['bonus-received', 'bonus/check/active', { status: false }],
    ['bonus-received', 'bonus/activate/WELCOME100', { message: 'BONUS_MAX_CLAIMED' }],
    ['wheel-ready', 'spinwheel/setup', { userCoin: 10 }],
    ['wheel-ready', 'spinwheel/active', { active: true }],
    ['refund-ready', 'refund/check', { result: 50, bonus: false, refundAmount: 2 }],
    ['refund-blocked', 'refund/check', { result: 50, bonus: true }],
    ['refund-blocked', 'refund/receive', { message: 'REFUND_CONDITION' }],
    ['invite-ready', 'wallet', { invite: { amount: 30 } }],
    ['lao-kip-large', 'wallet', { wallet: { currency: 'LAK' } }],
    ['lao-baht', 'wallet', { wallet: { currency: 'BAHT', amount: 11_065.16 } }],
    ['no-banners', 'invite/banners', []],
    ['no-banners', 'refund/banners', []],
    ['rewards-off', 'spinwheel/active', { active: false }],
    ['rewards-off', 'refund/receive', { message: 'REFUND_INACTIVE' }],
    ['rewards-off', 'invite/bonus', { message: 'INVITE_INACTIVE' }],
    ['normal', 'invite/banners', { length: 1 }],
    ['normal', 'refund/banners', { length: 1 }],
  ])('%s answers %s with %j', async (name, url, expected) => {
    expect(await (await memberIn(name)).get(url)).toMatchObject(expected as object);
  });

  it.each<[ScenarioName, string, string]>([
    ['refund-ready', 'refund/receive', 'REFUND_SUCCESS'],
    ['invite-ready', 'invite/bonus', 'INVITE_BONUS_SUCCESS'],
  ])('%s has something to receive: %s', async (name, url, message) => {
    expect(await (await begin(name)).get(url)).toEqual({ message });
  });

  it.each<[ScenarioName, string, object]>([
    ['lots-of-history', 'statement', { total: 260 }],
    ['lots-of-history', 'statement/slip', { total: 230 }],
    ['refund-ready', 'refund', { total: 12 }],
    ['invite-ready', 'invite', { total: 12 }],
  ])('%s has a list to page through: %s', async (name, url, expected) => {
    expect((await (await memberIn(name)).post(url, firstPage)).body).toMatchObject(expected);
  });

  it('lots-of-history has slips of every state and with every reason', async () => {
    const { body } = await (await memberIn('lots-of-history')).post('statement/slip', firstPage);
    const { slips } = body as { slips: { status: string; note: string }[] };
    expect(new Set(slips.map(({ note }) => note)).size).toBe(12);
    expect(new Set(slips.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'FAILED', 'CHECKING']));
  });

  it.each([
    ['P20', { success: false, error: 'COUPON_EXPIRED' }],
    ['SHIRT', { success: false, error: 'INVALID_COUPON_TYPE' }],
    ['P10', { success: true }],
    ['COIN2', { success: true }],
  ])('wheel-ready has the coupon %s, whose claim is answered with %j', async (coupon, expected) => {
    expect((await (await begin('wheel-ready')).post('spinwheel/coupon/claim', { coupon })).body).toEqual(expected);
  });

  it('flaky responds with 503 to every third request of its member, and does not carry it out', async () => {
    const [member, other] = [await begin('flaky'), await begin('normal')];
    const before = await other.get('wallet');
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      statuses.push((await member.post('wallet/transfer', { from: 'WALLET', to: 'pg', amount: 1 })).status);
    }
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503]);
    const { slots } = parse(walletResponse, await member.get('wallet'));
    expect(slots.find(({ code }) => code === 'pg')?.amount).toBe(254.5);
    expect(await other.get('wallet')).toEqual(before);
  });

  it('slow delays the requests of its member by about two seconds', async () => {
    const member = await begin('slow');
    const begun = performance.now();
    await member.get('spinwheel/active');
    expect(performance.now() - begun).toBeGreaterThan(1_900);
  });

  it('otp-on and chat-off change the operator until normal is started', async () => {
    const lookup = async (name: string) => (await sandbox.ask('GET', `/th/api/lookup/${name}`)).body;
    await begin('otp-on', 'th');
    await begin('chat-off', 'th');
    expect(await lookup('registerOTP')).toEqual({ registerOTP: true });
    expect(await lookup('enableChatWidget')).toEqual({ enableChatWidget: false });
    expect((await sandbox.ask('GET', '/la/api/lookup/registerOTP')).body).toEqual({ registerOTP: false });
    await begin('normal', 'th');
    expect(await lookup('registerOTP')).toEqual({ registerOTP: false });
  });

  it('terminated responds with gone to everything of its operator except lookup/active, until normal is started', async () => {
    const read = async (url: string) => (await sandbox.ask('GET', url)).body;
    await sandbox.ask('POST', '/__scenario', { body: { name: 'terminated', operator: 'la' } });
    expect(await read('/la/api/lookup/active')).toEqual({ terminated: true });
    expect(await sandbox.ask('GET', '/la/api/lookup/info')).toMatchObject({ status: 200, body: { message: 'gone' } });
    expect((await sandbox.logIn('la', '02055512345', 'demo-1234')).body).toEqual({ message: 'gone' });
    expect(await read('/th/api/lookup/info')).toHaveProperty('name');
    await sandbox.ask('POST', '/__scenario', { body: { name: 'normal' } });
    expect(await read('/la/api/lookup/active')).toEqual({ terminated: false });
    expect(await read('/la/api/lookup/info')).toHaveProperty('name');
  });

  it('is listed in the README and on a page, whose buttons start it', async () => {
    const text = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const page = await sandbox.ask('GET', '/__scenarios');
    for (const name of scenarioNames) {
      expect(text).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
      expect(page.text).toContain(`value="${name}"`);
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const made = await sandbox.ask('POST', '/__scenarios', { headers, body: 'name=wheel-ready&operator=la' });
    const [, phone = ''] = /<output>(\d+)<\/output>/.exec(made.text) ?? [];
    expect((await sandbox.logIn('la', phone, 'demo-1234')).status).toBe(200);
  });

  it('with an unknown name is refused', async () => {
    const invalid = { status: 400, body: { message: 'KEY_INVALID' } };
    expect(await sandbox.ask('POST', '/__scenario', { body: { name: 'rich' } })).toMatchObject(invalid);
  });

  it("can be chosen at the start, which opens the testers' switches", async () => {
    const options = { port: 0, host: '127.0.0.1', dataDir, log: 'silent', passwords: quickPasswords } as const;
    const started = await startSandbox({ ...options, scenario: 'bonus-active' });
    try {
      const { operator, phone, password } = started.login ?? { operator: '', phone: '', password: '' };
      const login = await fetch(`${started.url}/${operator}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: phone, password }),
      });
      expect(login.status).toBe(200);
      expect((await fetch(`${started.url}/__scenarios`)).status).toBe(200);
    } finally {
      await started.close();
    }
  }, 60_000);
});

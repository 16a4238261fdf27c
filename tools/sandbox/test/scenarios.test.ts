import { walletResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ScenarioLogin } from '../src/testers/scenarios/run-scenario.ts';
import { scenarioNames, type ScenarioName } from '../src/testers/scenarios/scenarios.ts';
import type { OperatorId } from '../src/store/database.ts';
import { useSandbox } from './helper.ts';

const sandbox = useSandbox({ faults: true });
const run = (name: ScenarioName, operator?: OperatorId) => sandbox.ask('POST', '/__scenario', { body: { name, operator } });

/** Starts a scenario and logs in as its member. */
async function begin(name: ScenarioName, operator?: OperatorId) {
  const { status, body } = await run(name, operator);
  expect(status).toBe(200);
  const login = body as ScenarioLogin;
  const { token } = (await sandbox.logIn(login.operator, login.phone, login.password)).body as { token: string };
  const get = async (url: string) => (await sandbox.ask('GET', `/api/${url}`, { token })).body;
  const post = async (url: string, sent: object) => sandbox.ask('POST', `/api/${url}`, { token, body: sent });
  return { ...login, get, post };
}

const firstPage = { page: 1, limit: 100 };

describe('a scenario', () => {
  it('creates a new member each time', async () => {
    const made = await Promise.all([begin('new-member'), begin('new-member'), begin('new-member', 'la')]);
    expect(new Set(made.map(({ phone }) => phone)).size).toBe(3);
    expect(made.map(({ operator }) => operator)).toEqual(['th', 'th', 'la']);
  });

  it.each<[ScenarioName, string, unknown]>([
    ['refund-blocked', 'refund/receive', { message: 'REFUND_CONDITION' }],
    ['no-banners', 'invite/banners', []],
    ['no-banners', 'refund/banners', []],
    ['rewards-off', 'spinwheel/active', { active: false }],
    ['rewards-off', 'refund/receive', { message: 'REFUND_INACTIVE' }],
    ['rewards-off', 'invite/bonus', { message: 'INVITE_INACTIVE' }],
  ])('%s answers %s with %j', async (name, url, expected) => {
    expect(await (await begin(name)).get(url)).toMatchObject(expected as object);
  });

  it('lots-of-history has a long statement, and slips of every state and with every reason', async () => {
    const { post } = await begin('lots-of-history');
    expect((await post('statement', firstPage)).body).toMatchObject({ total: 260 });
    const { total, slips } = (await post('statement/slip', firstPage)).body as { total: number; slips: { status: string; note: string }[] };
    expect(total).toBe(230);
    expect(new Set(slips.map(({ note }) => note)).size).toBe(12);
    expect(new Set(slips.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'FAILED', 'CHECKING']));
  });

  it('flaky responds with 503 to every third request of its member, and does not carry it out', async () => {
    const member = await begin('flaky');
    const transfer = async () => (await member.post('wallet/transfer', { from: 'WALLET', to: 'pg', amount: 1 })).status;
    const statuses = [await transfer(), await transfer(), await transfer(), await transfer()];
    expect(statuses).toEqual([200, 200, 503, 200]);
    const { slots } = parse(walletResponse, await member.get('wallet'));
    expect(slots.find(({ code }) => code === 'pg')?.amount).toBe(253.5);
  });

  it('otp-on and chat-off change the operator until normal is started', async () => {
    const lookup = async (name: string, operator = 'th') => (await sandbox.ask('GET', `/${operator}/api/lookup/${name}`)).body;
    await run('normal');
    await run('otp-on', 'th');
    await run('chat-off', 'th');
    expect(await lookup('registerOTP')).toEqual({ registerOTP: true });
    expect(await lookup('enableChatWidget')).toEqual({ enableChatWidget: false });
    expect(await lookup('registerOTP', 'la')).toEqual({ registerOTP: false });
    await run('normal', 'th');
    expect(await lookup('registerOTP')).toEqual({ registerOTP: false });
  });

  it('terminated responds with gone to everything of its operator except lookup/active, until normal is started', async () => {
    const read = async (url: string) => (await sandbox.ask('GET', url)).body;
    await run('terminated', 'la');
    expect(await read('/la/api/lookup/active')).toEqual({ terminated: true });
    expect(await sandbox.ask('GET', '/la/api/lookup/info')).toMatchObject({ status: 200, body: { message: 'gone' } });
    expect((await sandbox.logIn('la', '02055512345', 'demo-1234')).body).toEqual({ message: 'gone' });
    expect(await read('/th/api/lookup/info')).toHaveProperty('name');
    await run('normal');
    expect(await read('/la/api/lookup/active')).toEqual({ terminated: false });
    expect(await read('/la/api/lookup/info')).toHaveProperty('name');
  });

  it('is listed on a page, whose buttons start it', async () => {
    const page = await sandbox.ask('GET', '/__scenarios');
    for (const name of scenarioNames) expect(page.text).toContain(`value="${name}"`);
    const made = await sandbox.submit('/__scenarios', { name: 'wheel-ready', operator: 'la' });
    const [, phone = ''] = / with (\d+) and /.exec(made.text) ?? [];
    expect((await sandbox.logIn('la', phone, 'demo-1234')).status).toBe(200);
  });
});

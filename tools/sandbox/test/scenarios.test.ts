import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activeBonusResponse,
  bonusListResponse,
  couponListResponse,
  refundCheckResponse,
  refundListResponse,
  slipListResponse,
  spinSetupResponse,
  statementResponse,
  walletResponse,
} from '@wallet/contract';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../src/index.ts';
import type { ScenarioLogin } from '../src/testers/scenarios/run-scenario.ts';
import { scenarioNames, type ScenarioName } from '../src/testers/scenarios/scenarios.ts';
import type { OperatorId } from '../src/store/database.ts';
import { openSandbox, quickPasswords, type TestSandbox } from './helper.ts';
import { expectCleanLedger, openingMs } from './rewards-helper.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
}, openingMs);
afterEach(async () => {
  await sandbox.ask('POST', '/__scenario', { body: { name: 'normal' } });
});
afterAll(async () => {
  await expectCleanLedger(sandbox);
  await sandbox.close();
});

const page = { page: 1, limit: 10 };

/** Starts a scenario and logs in as its member. */
async function begin(name: ScenarioName, operator?: OperatorId) {
  const { status, body } = await sandbox.ask('POST', '/__scenario', { body: { name, ...(operator && { operator }) } });
  expect(status).toBe(200);
  const login = body as ScenarioLogin;
  const { token } = (await sandbox.logIn(login.operator, login.phone, login.password)).body as { token: string };
  const get = async (url: string) => (await sandbox.ask('GET', `/api/${url}`, { token })).body;
  const post = async (url: string, sent: object) => (await sandbox.ask('POST', `/api/${url}`, { token, body: sent })).body;
  return { ...login, token, get, post };
}

describe('a scenario', () => {
  it('creates a new member each time, who can log in and read their wallet', async () => {
    const made = await Promise.all([begin('new-member'), begin('new-member'), begin('new-member', 'la')]);
    expect(new Set(made.map(({ phone }) => phone)).size).toBe(3);
    expect(made.map(({ operator }) => operator)).toEqual(['th', 'th', 'la']);
    const { wallet, slots } = parse(walletResponse, await made[0].get('wallet'));
    expect(wallet.amount).toBe(0);
    expect(slots.every(({ isActive }) => !isActive)).toBe(true);
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

  it('all-ready has a refund, an invite bonus, coins and coupons, and three games with money', async () => {
    const member = await begin('all-ready');
    const { slots, invite } = parse(walletResponse, await member.get('wallet'));
    expect(slots.filter(({ isActive, amount }) => isActive && Number(amount) > 0)).toHaveLength(3);
    expect(invite?.amount).toBeGreaterThan(0);
    const refund = parse(refundCheckResponse, await member.get('refund/check'));
    expect([refund.result, refund.refundAmount].every((amount) => Number(amount) > 0)).toBe(true);
    expect(parse(spinSetupResponse, await member.get('spinwheel/setup')).userCoin).toBeGreaterThan(0);
    expect(parse(couponListResponse, await member.get('spinwheel/coupon')).length).toBeGreaterThan(3);
  });

  it('bonus-active has a bonus that cannot be ended yet', async () => {
    const member = await begin('bonus-active');
    expect(parse(activeBonusResponse, await member.get('bonus/check/active')).status).toBe(true);
    expect(await member.get('bonus/clear')).toEqual({ message: 'BONUS_CONDITION' });
  });

  it('bonus-received has two received bonuses and none that is active', async () => {
    const member = await begin('bonus-received');
    expect(parse(activeBonusResponse, await member.get('bonus/check/active')).status).toBe(false);
    const received = parse(bonusListResponse, await member.get('bonus')).filter(({ userBonus }) => userBonus?.received.length === 1);
    expect(received.map(({ type }) => type)).toEqual(['limit', 'day']);
    expect(await member.get('bonus/activate/WELCOME100')).toEqual({ message: 'BONUS_MAX_CLAIMED' });
  });

  it('lots-of-history has 260 statement entries and 230 slips with every reason', async () => {
    const member = await begin('lots-of-history');
    expect(parse(statementResponse, await member.post('statement', page)).total).toBeGreaterThanOrEqual(260);
    const { total, slips } = parse(slipListResponse, await member.post('statement/slip', { page: 1, limit: 100 }));
    expect(total).toBe(230);
    expect(new Set(slips.map(({ note }) => note)).size).toBe(12);
    expect(new Set(slips.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'FAILED', 'CHECKING']));
  });

  it('wheel-ready has coins and coupons that can be claimed, have expired or are goods', async () => {
    const member = await begin('wheel-ready');
    expect(parse(spinSetupResponse, await member.get('spinwheel/setup')).userCoin).toBe(10);
    const coupons = parse(couponListResponse, await member.get('spinwheel/coupon'));
    expect(coupons.map(({ claimedBy, amount }) => [claimedBy, amount])).toEqual([
      ['P10', 2],
      ['P20', 1],
      ['COIN2', 1],
      ['SHIRT', 1],
    ]);
    const claim = (coupon: string) => member.post('spinwheel/coupon/claim', { coupon });
    expect(await claim('P20')).toEqual({ success: false, error: 'COUPON_EXPIRED' });
    expect(await claim('SHIRT')).toEqual({ success: false, error: 'INVALID_COUPON_TYPE' });
    expect(await claim('P10')).toEqual({ success: true });
  });

  it('refund-ready has a refund to receive, one to add to the wallet, and twelve in the log', async () => {
    const member = await begin('refund-ready');
    expect(parse(refundCheckResponse, await member.get('refund/check'))).toMatchObject({ result: 50, bonus: false, refundAmount: 2 });
    expect(parse(refundListResponse, await member.post('refund', page))).toMatchObject({ total: 12 });
    expect(await member.get('refund/receive')).toEqual({ message: 'REFUND_SUCCESS' });
  });

  it('refund-blocked has a refund that an active bonus blocks', async () => {
    const member = await begin('refund-blocked');
    expect(parse(refundCheckResponse, await member.get('refund/check'))).toMatchObject({ result: 50, bonus: true });
    expect(await member.get('refund/receive')).toEqual({ message: 'REFUND_CONDITION' });
  });

  it('invite-ready has an invite bonus to receive, and twelve entries in the list', async () => {
    const member = await begin('invite-ready');
    expect(await member.post('invite', page)).toMatchObject({ total: 12 });
    expect(parse(walletResponse, await member.get('wallet')).invite?.amount).toBe(30);
    expect(await member.get('invite/bonus')).toEqual({ message: 'INVITE_BONUS_SUCCESS' });
  });

  it('lao-kip-large has hundreds of millions of kip and belongs to la by default', async () => {
    const member = await begin('lao-kip-large');
    expect(member.operator).toBe('la');
    const { wallet } = parse(walletResponse, await member.get('wallet'));
    expect(wallet.currency).toBe('LAK');
    expect(wallet.amount ?? 0).toBeGreaterThan(700_000_000);
  });

  it('lao-baht has baht and belongs to la by default', async () => {
    const member = await begin('lao-baht');
    expect(member.operator).toBe('la');
    expect(parse(walletResponse, await member.get('wallet')).wallet).toMatchObject({ currency: 'BAHT', amount: 11_065.16 });
  });

  it('no-banners and rewards-off affect only their own member', async () => {
    const [bare, off, other] = [await begin('no-banners'), await begin('rewards-off'), await begin('new-member')];
    for (const path of ['invite/banners', 'refund/banners']) {
      expect(await bare.get(path)).toEqual([]);
      expect(await other.get(path)).toHaveLength(1);
    }
    expect(await off.get('spinwheel/active')).toEqual({ active: false });
    expect(await off.get('refund/receive')).toEqual({ message: 'REFUND_INACTIVE' });
    expect(await off.get('invite/bonus')).toEqual({ message: 'INVITE_INACTIVE' });
    expect(await other.get('spinwheel/active')).toEqual({ active: true });
  });

  it('flaky responds with 503 to every third request of its member, and does not carry it out', async () => {
    const [member, other] = [await begin('flaky'), await begin('normal')];
    const before = await other.get('wallet');
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      const { status } = await sandbox.ask('POST', '/api/wallet/transfer', {
        token: member.token,
        body: { from: 'WALLET', to: 'pg', amount: 1 },
      });
      statuses.push(status);
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

  it('is listed in the README', () => {
    const text = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    for (const name of scenarioNames) expect(text).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
  });

  it('with an unknown name is refused', async () => {
    expect(await sandbox.ask('POST', '/__scenario', { body: { name: 'rich' } })).toMatchObject({
      status: 400,
      body: { message: 'KEY_INVALID' },
    });
  });
});

describe('the scenarios page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('lists all scenarios and starts one with its button', async () => {
    const { text, headers } = await sandbox.ask('GET', '/__scenarios');
    for (const name of scenarioNames) expect(text).toContain(`value="${name}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const made = await sandbox.ask('POST', '/__scenarios', { headers: form, body: 'name=wheel-ready&operator=la' });
    const [, phone = ''] = /<output>(\d+)<\/output>/.exec(made.text) ?? [];
    expect((await sandbox.logIn('la', phone, 'demo-1234')).status).toBe(200);
  });

  it('exists only on this machine', async () => {
    for (const method of ['GET', 'POST'] as const) {
      expect(
        await sandbox.ask(method, '/__scenarios', { ip: '192.168.1.9', headers: form, ...(method === 'POST' && { body: 'name=normal' }) }),
      ).toMatchObject({ status: 404 });
    }
  });
});

describe('starting the sandbox with a scenario', () => {
  it(
    "returns the login of its member and opens the testers' switches",
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-scenario-'));
      const started = await startSandbox({
        port: 0,
        host: '127.0.0.1',
        dataDir,
        log: 'silent',
        passwords: quickPasswords,
        scenario: 'bonus-active',
      });
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
    },
    openingMs,
  );
});

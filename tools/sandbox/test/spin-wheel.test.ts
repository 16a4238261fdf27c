import { randomInt } from 'node:crypto';
import { couponClaimResponse, couponListResponse, spinActiveResponse, spinResponse, spinSetupResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operators } from '../src/operators/operators.ts';
import { drawSlice } from '../src/rewards/spin-wheel.ts';
import { rewardSwitches, setSwitches } from '../src/operators/switches.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import {
  balanceOf,
  expectCleanLedger,
  freshMember,
  openingMs,
  playPg,
  readTables,
  sendTwenty,
  statementOf,
  type FreshMember,
} from './rewards-helper.ts';

const { slices } = operators.th.rewards.wheel;
let roll = 0;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ randomBelow: () => roll });
}, openingMs);
afterAll(async () => {
  await expectCleanLedger(sandbox);
  await sandbox.close();
});

const spin = async (member: FreshMember, code: string) => {
  roll = slices
    .slice(
      0,
      slices.findIndex((slice) => slice.code === code),
    )
    .reduce((sum, { weight }) => sum + weight, 0);
  return (await member.ask('POST', '/api/spinwheel/spin')).body;
};
const claim = async (member: FreshMember, coupon: string) => {
  const { status, body } = await member.ask('POST', '/api/spinwheel/coupon/claim', { coupon });
  expect(status).toBe(200);
  expect(parse(couponClaimResponse, body)).toEqual(body);
  return body;
};
const wonOf = (code: string, name: string, amount: number) => ({ claimedBy: code, slice: { code, label: '' }, name, amount });
const coupons = async (member: FreshMember) => parse(couponListResponse, (await member.ask('GET', '/api/spinwheel/coupon')).body);
const giveCoins = (member: FreshMember, coin: number) =>
  sandbox.db.updateTable('member').set({ coin }).where('id', '=', member.id).execute();
const player = async (coin = 5) => {
  const member = await freshMember(sandbox, { game: 1_000_00 });
  await giveCoins(member, coin);
  return member;
};
const refusal = (error: string) => ({ success: false, error });

describe('the wheel', () => {
  it("is returned as the contract describes it, for each operator, with the member's coins", async () => {
    for (const operator of ['th', 'la'] as const) {
      const member = await freshMember(sandbox, { operator });
      await giveCoins(member, 3);
      const { body } = await member.ask('GET', '/api/spinwheel/setup');
      expect(parse(spinSetupResponse, body)).toEqual(body);
      expect(body).toMatchObject({ userCoin: 3 });
      expect(parse(spinActiveResponse, (await member.ask('GET', '/api/spinwheel/active')).body)).toEqual({ active: true });
    }
  });

  it('wins a slice for one coin, which was earned by staking', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 500_00, 0);
    const body = await spin(member, 'P20');
    expect(parse(spinResponse, body)).toEqual(body);
    expect(body).toEqual({ success: true, code: 'P20', label: '20 บาท', remainingCoin: 0 });
    expect(await coupons(member)).toEqual([wonOf('P20', '20 บาท', 1)]);
  });

  it('refuses to spin without a coin, and changes nothing', async () => {
    const member = await freshMember(sandbox);
    const before = await readTables(sandbox);
    expect(await spin(member, 'P500')).toEqual(refusal('MONEY_NOT_ENOUGH'));
    expect(await readTables(sandbox)).toBe(before);
  });

  it('spins once with one coin if twenty requests come at once', async () => {
    const member = await player(1);
    roll = 0;
    expect(await sendTwenty(() => member.ask('POST', '/api/spinwheel/spin'))).toEqual({ '200 success': 1, '200 MONEY_NOT_ENOUGH': 19 });
    expect(await coupons(member)).toEqual([wonOf('P10', '10 บาท', 1)]);
  });

  it('gives no coupon for a blank', async () => {
    const member = await player();
    expect(await spin(member, 'NONE1')).toMatchObject({ success: true, code: 'NONE1' });
    expect(await coupons(member)).toEqual([]);
  });

  it('can be switched off', async () => {
    const member = await player();
    await setSwitches(sandbox.db, 'th', rewardSwitches, false);
    expect((await member.ask('GET', '/api/spinwheel/active')).body).toEqual({ active: false });
    expect(await spin(member, 'P10')).toEqual(refusal('NO_DATA'));
    await setSwitches(sandbox.db, 'th', rewardSwitches, true);
    expect((await member.ask('GET', '/api/spinwheel/setup')).body).toMatchObject({ userCoin: 5 });
  });

  it.each(['th', 'la'] as const)('of %s draws each slice in proportion to its weight', (operator) => {
    const wheel = operators[operator].rewards.wheel.slices;
    const total = wheel.reduce((sum, { weight }) => sum + weight, 0);
    // Each number that can be drawn selects a slice, and the weight of a slice is the count of its numbers.
    const wins = Array.from({ length: total }, (_, drawn) => drawSlice(wheel, () => drawn).code);
    for (const { code, weight } of wheel) expect(wins.filter((won) => won === code)).toHaveLength(weight);
    expect(wheel).toContain(drawSlice(wheel, randomInt));
  });
});

describe('a coupon', () => {
  it('for money is added to the wallet once, and named in the statement', async () => {
    const member = await player();
    await spin(member, 'P50');
    expect(await sendTwenty(() => member.ask('POST', '/api/spinwheel/coupon/claim', { coupon: 'P50' }))).toEqual({
      '200 success': 1,
      '200 NO_CLAIMABLE_COUPON': 19,
    });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(50_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', from: 'SPIN', to: 'WALLET', amount: 50, luckydraw: { description: '50 บาท' } },
    ]);
    expect(await coupons(member)).toEqual([]);
  });

  it('for coins adds coins', async () => {
    const member = await player(1);
    await spin(member, 'COIN2');
    expect(await claim(member, 'COIN2')).toEqual({ success: true });
    expect((await member.ask('GET', '/api/spinwheel/setup')).body).toMatchObject({ userCoin: 2 });
  });

  it('is counted with others of the same prize, and they are claimed one by one', async () => {
    const member = await player();
    for (let round = 0; round < 3; round += 1) await spin(member, 'P10');
    expect(await coupons(member)).toEqual([wonOf('P10', '10 บาท', 3)]);
    const responses = await Promise.all(Array.from({ length: 4 }, () => claim(member, 'P10')));
    expect(responses.filter((response) => (response as { success: boolean }).success)).toHaveLength(3);
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(30_00);
  });

  it('can be refused for five reasons, and nothing changes', async () => {
    const member = await player();
    for (const code of ['SHIRT', 'P20', 'NONE1']) await spin(member, code);
    await member.ask('GET', '/api/bonus/activate/WELCOME100');
    const before = await readTables(sandbox);
    expect(await claim(member, 'P999')).toEqual(refusal('INVALID_CODE'));
    expect(await claim(member, 'NONE1')).toEqual(refusal('INVALID_PRIZE_CODE'));
    expect(await claim(member, 'P10')).toEqual(refusal('NO_CLAIMABLE_COUPON'));
    expect(await claim(member, 'SHIRT')).toEqual(refusal('INVALID_COUPON_TYPE'));
    expect(await claim(member, 'P20')).toEqual(refusal('BONUS_REMAINING'));
    expect(await readTables(sandbox)).toBe(before);
  });

  it('expires after seven days, and stays in the list for a while', async () => {
    const member = await player();
    await spin(member, 'P20');
    const dayMs = 24 * 3_600_000;
    sandbox.advance(7 * dayMs);
    const { body } = await sandbox.logIn('th', member.phone, 'fresh-1234');
    const { token } = body as { token: string };
    const later: FreshMember = {
      ...member,
      token,
      ask: (method, url, sent) => sandbox.ask(method, url, { token, ...(sent !== undefined && { body: sent }) }),
    };
    expect(await claim(later, 'P20')).toEqual(refusal('COUPON_EXPIRED'));
    expect(await coupons(later)).toHaveLength(1);
    sandbox.advance(dayMs / 4);
    await spin(later, 'P20');
    expect(await claim(later, 'P20')).toEqual({ success: true });
  });

  it('of another member is neither listed nor claimable', async () => {
    const [mine, other] = [await player(), await player()];
    await spin(other, 'P100');
    expect(await claim(mine, 'P100')).toEqual(refusal('NO_CLAIMABLE_COUPON'));
    expect(await coupons(mine)).toEqual([]);
  });
});

import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { operators } from '../src/operators/operators.ts';
import { drawSlice } from '../src/rewards/spin-wheel.ts';
import { useSandbox } from './helper.ts';
import { balanceOf, expectUnchanged, freshMember, type FreshMember, memberWithCoins, playPg, statementOf } from './member-helper.ts';

const { slices } = operators.th.rewards.wheel;
let roll = 0;
const sandbox = useSandbox({ randomBelow: () => roll });

const spin = async (member: FreshMember, code: string) => {
  const before = slices.findIndex((slice) => slice.code === code);
  roll = slices.slice(0, before).reduce((sum, { weight }) => sum + weight, 0);
  return (await member.ask('POST', '/api/spinwheel/spin')).body;
};
const claim = (member: FreshMember, coupon: string) => member.ask('POST', '/api/spinwheel/coupon/claim', { coupon });
const coupons = async (member: FreshMember) => (await member.ask('GET', '/api/spinwheel/coupon')).body;
const setup = async (member: FreshMember) => (await member.ask('GET', '/api/spinwheel/setup')).body;
const wonOf = (code: string, name: string, amount: number) => ({ prize: { name, slice: code }, amount });
const refusal = (error: string) => ({ status: 200, body: { success: false, error } });
const claimed = { status: 200, body: { success: true } };
const dayMs = 24 * 3_600_000;

describe('the wheel', () => {
  it('wins a slice for one coin, which was earned by staking', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 500_00, 0);
    expect(await spin(member, 'P20')).toEqual({ success: true, code: 'P20', label: '20 บาท', remainingCoin: 0 });
    expect(await coupons(member)).toEqual([wonOf('P20', '20 บาท', 1)]);
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
  it('for money is added to the wallet, and named in the statement', async () => {
    const member = await memberWithCoins(sandbox, 1);
    await spin(member, 'P50');
    expect(await claim(member, 'P50')).toMatchObject(claimed);
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(50_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', from: 'SPIN', to: 'WALLET', amount: 50, luckydraw: { description: '50 บาท' } },
    ]);
    expect(await coupons(member)).toEqual([]);
  });

  it('for coins adds coins', async () => {
    const member = await memberWithCoins(sandbox, 1);
    await spin(member, 'COIN2');
    expect(await claim(member, 'COIN2')).toMatchObject(claimed);
    expect(await setup(member)).toMatchObject({ userCoin: 2 });
  });

  it('is counted with others of the same prize, and they are claimed one by one', async () => {
    const member = await memberWithCoins(sandbox, 3);
    for (let round = 0; round < 3; round += 1) await spin(member, 'P10');
    expect(await coupons(member)).toEqual([wonOf('P10', '10 บาท', 3)]);
    const responses = await Promise.all(Array.from({ length: 4 }, () => claim(member, 'P10')));
    expect(responses.filter(({ text }) => text === '{"success":true}')).toHaveLength(3);
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(30_00);
  });

  it.each([
    ['P999', 'INVALID_CODE'],
    ['NONE1', 'INVALID_PRIZE_CODE'],
    ['P10', 'NO_CLAIMABLE_COUPON'],
    ['SHIRT', 'INVALID_COUPON_TYPE'],
    ['P20', 'BONUS_REMAINING'],
  ])('%s is refused with %s, and changes nothing', async (coupon, error) => {
    const [member, other] = [await memberWithCoins(sandbox, 3), await memberWithCoins(sandbox, 1)];
    for (const code of ['SHIRT', 'P20', 'NONE1']) await spin(member, code);
    // The coupon of another member.
    await spin(other, 'P10');
    await member.ask('GET', '/api/bonus/activate/WELCOME100');
    await expectUnchanged(sandbox, () => claim(member, coupon), refusal(error));
  });

  it('expires after seven days, and stays in the list for a while', async () => {
    const member = await memberWithCoins(sandbox, 2);
    await spin(member, 'P20');
    sandbox.advance(7 * dayMs);
    expect(await claim(member, 'P20')).toMatchObject(refusal('COUPON_EXPIRED'));
    expect(await coupons(member)).toHaveLength(1);
    sandbox.advance(dayMs / 4);
    await spin(member, 'P20');
    expect(await claim(member, 'P20')).toMatchObject(claimed);
  });
});

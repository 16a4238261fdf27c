import { describe, expect, it } from 'vitest';
import { type Answer, useSandbox } from './helper.ts';
import { balanceOf, expectUnchanged, freshMember, type FreshMember, playPg, refused, statementOf, success } from './member-helper.ts';

const sandbox = useSandbox();

const activate = (member: FreshMember, code: string) => member.ask('GET', `/api/bonus/activate/${code}`);
const clear = (member: FreshMember) => member.ask('GET', '/api/bonus/clear');
const receivePromotion = (member: FreshMember, code: string) => member.ask('GET', `/api/promotion/activate/${code}`);
const withdrawAll = (member: FreshMember, amount: number) => member.ask('POST', '/api/wallet/withdrawAll', { amount });
const transferAll = (member: FreshMember, to: string) => member.ask('POST', '/api/wallet/transferAll', { to });

/** Stakes enough to end the active bonus, without winning or losing. */
async function playThrough(member: FreshMember, stake = 500_00): Promise<void> {
  await playPg(sandbox, member, stake, stake);
  expect(await clear(member)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } });
}

interface RefusalCase {
  readonly name: string;
  /** What happens before; a member with an empty wallet and 1,000 baht in pg has not received anything. */
  readonly given?: (member: FreshMember) => Promise<unknown>;
  readonly ask: (member: FreshMember) => Promise<Answer>;
  readonly refusal: ReturnType<typeof refused>;
}

const welcome = (member: FreshMember) => activate(member, 'WELCOME100');
const lucky = (member: FreshMember) => receivePromotion(member, 'LUCKY50');
const welcomeWithStake = (stake: number) => async (member: FreshMember) => {
  // Stakes from before the bonus do not count.
  await playPg(sandbox, member, 300_00, 300_00);
  await welcome(member);
  await playPg(sandbox, member, stake, stake);
};
const alreadyActive = refused(409, 'BONUS_ALREADY_ACTIVE');
const condition = refused(409, 'BONUS_CONDITION');
const remaining = refused(409, 'BONUS_REMAINING');

it.each<RefusalCase>([
  { name: 'a bonus of another operator', ask: (member) => activate(member, 'DAILY'), refusal: refused(404, 'NO_DATA') },
  { name: 'a bonus while a promotion is active', given: lucky, ask: welcome, refusal: alreadyActive },
  { name: 'a promotion while a bonus is active', given: welcome, ask: lucky, refusal: alreadyActive },
  { name: 'an unknown promotion', ask: (member) => receivePromotion(member, 'PIMAI'), refusal: refused(404, 'NO_PROMOTION') },
  {
    name: 'a promotion that was received',
    given: (member) => lucky(member).then(() => playThrough(member)),
    ask: lucky,
    refusal: refused(409, 'PROMOTION_RECEIVED'),
  },
  { name: 'the end of no bonus', ask: clear, refusal: refused(404, 'NO_DATA') },
  { name: 'the end of a bonus after too low stakes', given: welcomeWithStake(299_99), ask: clear, refusal: condition },
  {
    name: 'a withdrawal of everything after too low stakes',
    given: welcome,
    ask: (member) => withdrawAll(member, 1_100),
    refusal: condition,
  },
  {
    name: 'a withdrawal out of the wallet',
    given: welcome,
    ask: (member) => member.ask('POST', '/api/wallet/withdraw', { amount: 100 }),
    refusal: remaining,
  },
])('refuses $name, and changes nothing', async ({ given, ask, refusal }) => {
  const member = await freshMember(sandbox, { game: 1_000_00 });
  await given?.(member);
  await expectUnchanged(sandbox, () => ask(member), refusal);
});

describe('a bonus', () => {
  it('is added to the wallet, with a statement entry that names it', async () => {
    const member = await freshMember(sandbox);
    expect(await activate(member, 'WELCOME100')).toMatchObject({
      status: 200,
      body: { isActive: true, received: [{ updatedAt: sandbox.now().toISOString() }] },
    });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(100_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', from: 'BONUS', to: 'WALLET', amount: 100, status: 'SUCCESS', bonus: { description: 'โบนัสต้อนรับสมาชิกใหม่' } },
    ]);
  });

  it('is active from when it is received until it ends', async () => {
    const member = await freshMember(sandbox, { game: 500_00 });
    const read = async () => [
      (await member.ask('GET', '/api/bonus/check/active')).body,
      (await member.ask('GET', '/api/bonus/check/minimum')).body,
    ];
    const none = [{ status: false, type: '' }, { minimum: null }];
    expect(await read()).toEqual(none);
    await activate(member, 'WELCOME100');
    expect(await read()).toEqual([{ status: true, type: 'limit' }, { minimum: 5 }]);
    await playThrough(member);
    expect(await read()).toEqual(none);
  });

  it.each([
    { code: 'WELCOME100', type: 'limit', times: 1, again: 409 },
    { code: 'DAILY20', type: 'day', times: 1, again: 200 },
    // A week begins on Monday in Bangkok.
    { code: 'WEEKLY50', type: 'week', times: 2, again: 200 },
  ])('of type $type is received $times times, and its period ends at midnight in Bangkok', async ({ code, times, again }) => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    // Sunday 23:50 in Bangkok.
    advanceTo('16:50', 0);
    for (let round = 0; round < times; round += 1) {
      expect((await activate(member, code)).status).toBe(200);
      await playThrough(member);
    }
    advanceTo('16:59');
    expect(await activate(member, code)).toMatchObject(refused(409, 'BONUS_MAX_CLAIMED'));
    advanceTo('17:00');
    expect((await activate(member, code)).status).toBe(again);
  });

  it('with three places goes to three members if eight request it at once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => freshMember(sandbox)));
    const responses = await Promise.all(members.map((member) => activate(member, 'FIRST3')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ text }) => text === '{"message":"BONUS_FULL"}')).toHaveLength(5);
    const balances = await Promise.all(members.map((member) => balanceOf(sandbox, member, 'wallet')));
    expect(balances.reduce((sum, minor) => sum + minor, 0)).toBe(900_00);
  });

  it('is paid in kip to a member whose currency is kip', async () => {
    const member = await freshMember(sandbox, { operator: 'la' });
    await activate(member, 'DAILY');
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(12_000_00);
  });

  it('can be ended if no more than its minimum is left, and the rest goes back to the operator', async () => {
    const member = await freshMember(sandbox);
    await activate(member, 'WELCOME100');
    await member.ask('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'pg', amount: 98 });
    await playPg(sandbox, member, 94_99, 0);
    expect(await clear(member)).toMatchObject(condition);
    await playPg(sandbox, member, 1, 0);
    expect(await clear(member)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } });
    expect([await balanceOf(sandbox, member, 'wallet'), await balanceOf(sandbox, member, 'game')]).toEqual([0, 0]);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'finish_bonus', from: 'pg', to: 'BONUS', amount: 3 },
      { statementType: 'finish_bonus', from: 'WALLET', to: 'BONUS', amount: 2 },
      { statementType: 'transfer' },
      { statementType: 'bonus' },
    ]);
  });

  it('adds a statement entry when it ends even if nothing of it is left', async () => {
    const member = await freshMember(sandbox);
    await activate(member, 'DAILY20');
    await transferAll(member, 'pg');
    await playPg(sandbox, member, 20_00, 0);
    expect((await clear(member)).status).toBe(200);
    expect((await statementOf(member))[0]).toMatchObject({ statementType: 'finish_bonus', amount: 20 });
  });

  it('is ended by a withdrawal of everything', async () => {
    const member = await freshMember(sandbox, { wallet: 100_00, game: 400_00 });
    await activate(member, 'WELCOME100');
    await playPg(sandbox, member, 300_00, 300_00);
    expect(await withdrawAll(member, 599.99)).toMatchObject(remaining);
    expect(await withdrawAll(member, 600)).toMatchObject(success);
    expect((await member.ask('GET', '/api/bonus/check/active')).body).toEqual({ status: false, type: '' });
    expect((await statementOf(member)).slice(0, 3)).toMatchObject([
      { statementType: 'withdraw' },
      { statementType: 'transfer' },
      { statementType: 'finish_bonus' },
    ]);
  });
});

describe('a promotion', () => {
  it('is the current one until it ends, and named in the statement', async () => {
    const member = await freshMember(sandbox, { game: 200_00 });
    const current = async () => (await member.ask('GET', '/api/promotion/current')).body;
    const description = 'โปรโมชันนำโชค รับ 50 บาท';
    expect(await current()).toEqual({ promotion: null });
    expect(await receivePromotion(member, 'LUCKY50')).toMatchObject(success);
    expect(await current()).toMatchObject({ promotion: { code: 'LUCKY50' } });
    expect((await member.ask('GET', '/api/bonus/check/active')).body).toEqual({ status: true, type: 'promotion' });
    await playThrough(member, 100_00);
    expect(await current()).toEqual({ promotion: null });
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'finish_bonus', promotion: { description } },
      { statementType: 'bonus', amount: 50, promotion: { description } },
    ]);
  });
});

/** Advances the clock to this time of day in UTC, on the given weekday if there is one; 0 is Sunday. */
function advanceTo(time: string, weekday?: number): void {
  const next = new Date(`${sandbox.now().toISOString().slice(0, 10)}T${time}:00Z`);
  while (next <= sandbox.now() || (weekday !== undefined && next.getUTCDay() !== weekday)) next.setUTCDate(next.getUTCDate() + 1);
  sandbox.advance(next.getTime() - sandbox.now().getTime());
}

import {
  activeBonusResponse,
  bonusListResponse,
  bonusMinimumResponse,
  currentPromotionResponse,
  promotionResponse,
  userBonusResponse,
} from '@wallet/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';
import { refused, success } from './money-helper.ts';
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

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
}, openingMs);
afterAll(async () => {
  await expectCleanLedger(sandbox);
  await sandbox.close();
});

const hourMs = 3_600_000;
const activate = (member: FreshMember, code: string) => member.ask('GET', `/api/bonus/activate/${code}`);
const clear = (member: FreshMember) => member.ask('GET', '/api/bonus/clear');
const cardOf = async (member: FreshMember, code: string) =>
  parse(bonusListResponse, (await member.ask('GET', '/api/bonus')).body).find((bonus) => bonus.code === code);
/** Stakes enough to end the active bonus, without winning or losing. */
async function playThrough(member: FreshMember, stake = 500_00): Promise<void> {
  await playPg(sandbox, member, stake, stake);
  expect(await clear(member)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } });
}

describe('a bonus', () => {
  it('is listed as the contract says, for each operator', async () => {
    for (const operator of ['th', 'la'] as const) {
      const member = await freshMember(sandbox, { operator });
      const { body } = await member.ask('GET', '/api/bonus');
      expect(parse(bonusListResponse, body)).toEqual(body);
      expect(body).toContainEqual(expect.objectContaining({ type: 'day', maxReceived: 1, percentFail: 200 }));
    }
  });

  it('is added to the wallet, with a statement entry that names it', async () => {
    const member = await freshMember(sandbox);
    const { status, body } = await activate(member, 'WELCOME100');
    expect(status).toBe(200);
    expect(parse(userBonusResponse, body)).toEqual(body);
    expect(body).toMatchObject({ isActive: true, received: [{ updatedAt: sandbox.now().toISOString() }] });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(100_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', from: 'BONUS', to: 'WALLET', amount: 100, status: 'SUCCESS', bonus: { description: 'โบนัสต้อนรับสมาชิกใหม่' } },
    ]);
    expect(parse(activeBonusResponse, (await member.ask('GET', '/api/bonus/check/active')).body)).toEqual({ status: true, type: 'limit' });
    expect(parse(bonusMinimumResponse, (await member.ask('GET', '/api/bonus/check/minimum')).body)).toEqual({ minimum: 5 });
    expect((await cardOf(member, 'WELCOME100'))?.userBonus?.isActive).toBe(true);
  });

  it('is not active before it is received', async () => {
    const member = await freshMember(sandbox);
    expect((await member.ask('GET', '/api/bonus/check/active')).body).toEqual({ status: false, type: '' });
    expect((await member.ask('GET', '/api/bonus/check/minimum')).body).toEqual({ minimum: null });
    expect(await clear(member)).toMatchObject(refused(404, 'NO_DATA'));
  });

  it('of another operator or with an unknown code is refused, and nothing changes', async () => {
    const member = await freshMember(sandbox);
    const before = await readTables(sandbox);
    for (const code of ['DAILY', 'NONE', 'welcome100', '__proto__', '%00'])
      expect(await activate(member, code)).toMatchObject(refused(404, 'NO_DATA'));
    expect(await readTables(sandbox)).toBe(before);
  });

  it('is refused while another one is active', async () => {
    const member = await freshMember(sandbox);
    await activate(member, 'WELCOME100');
    const before = await readTables(sandbox);
    expect(await activate(member, 'DAILY20')).toMatchObject(refused(409, 'BONUS_ALREADY_ACTIVE'));
    expect(await activate(member, 'WELCOME100')).toMatchObject(refused(409, 'BONUS_ALREADY_ACTIVE'));
    expect(await member.ask('GET', '/api/promotion/activate/LUCKY50')).toMatchObject(refused(409, 'BONUS_ALREADY_ACTIVE'));
    expect(await readTables(sandbox)).toBe(before);
  });

  it('of type limit is not received again, even after a month', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await activate(member, 'WELCOME100');
    await playThrough(member);
    sandbox.advance(30 * 24 * hourMs);
    const again = await freshToken(member);
    expect(await activate(again, 'WELCOME100')).toMatchObject(refused(409, 'BONUS_MAX_CLAIMED'));
    expect((await cardOf(again, 'WELCOME100'))?.userBonus).toMatchObject({ isActive: false, received: [{}] });
  });

  it('of type day can be received again after midnight in Bangkok', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    advanceTo('16:50');
    let now = await freshToken(member);
    expect(await activate(now, 'DAILY20')).toMatchObject({ status: 200 });
    await playThrough(now);
    advanceTo('16:59');
    expect(await activate(now, 'DAILY20')).toMatchObject(refused(409, 'BONUS_MAX_CLAIMED'));
    advanceTo('17:00');
    now = await freshToken(member);
    expect(await activate(now, 'DAILY20')).toMatchObject({ status: 200, body: { received: [{}, {}] } });
  });

  it('of type week can be received twice a week, and a week begins on Monday in Bangkok', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    // Sunday 23:50 in Bangkok.
    advanceTo('16:50', 0);
    let now = await freshToken(member);
    for (let round = 0; round < 2; round += 1) {
      expect(await activate(now, 'WEEKLY50')).toMatchObject({ status: 200 });
      await playThrough(now);
    }
    expect(await activate(now, 'WEEKLY50')).toMatchObject(refused(409, 'BONUS_MAX_CLAIMED'));
    advanceTo('17:00');
    now = await freshToken(member);
    expect(await activate(now, 'WEEKLY50')).toMatchObject({ status: 200, body: { received: [{}, {}, {}] } });
  });

  it('with three places goes to three members if eight request it at once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => freshMember(sandbox)));
    const responses = await Promise.all(members.map((member) => activate(member, 'FIRST3')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status, body }) => status === 409 && (body as { message: string }).message === 'BONUS_FULL')).toHaveLength(
      5,
    );
    const balances = await Promise.all(members.map((member) => balanceOf(sandbox, member, 'wallet')));
    expect(balances.reduce((sum, minor) => sum + minor, 0)).toBe(900_00);
  });

  it('is received once if it is requested twenty times at once', async () => {
    const member = await freshMember(sandbox);
    expect(await sendTwenty(() => activate(member, 'WELCOME100'))).toEqual({ '200 done': 1, '409 BONUS_ALREADY_ACTIVE': 19 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(100_00);
  });

  it('is paid in kip to a member whose currency is kip', async () => {
    const member = await freshMember(sandbox, { operator: 'la' });
    expect(await activate(member, 'DAILY')).toMatchObject({ status: 200 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(12_000_00);
  });
});

describe('ending a bonus', () => {
  it('is refused until percentFail per cent of its amount was staked, to the satang', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    // Stakes from before the bonus do not count.
    await playPg(sandbox, member, 300_00, 300_00);
    await activate(member, 'WELCOME100');
    expect(await clear(member)).toMatchObject(refused(409, 'BONUS_CONDITION'));
    await playPg(sandbox, member, 299_99, 299_99);
    expect(await clear(member)).toMatchObject(refused(409, 'BONUS_CONDITION'));
    await playPg(sandbox, member, 1, 0);
    expect(await clear(member)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } });
    // The member keeps the money.
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(100_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'finish_bonus', amount: 100, bonus: { description: 'โบนัสต้อนรับสมาชิกใหม่' } },
      {},
    ]);
    expect((await member.ask('GET', '/api/bonus/check/active')).body).toEqual({ status: false, type: '' });
  });

  it('is allowed if no more than its minimum is left, and the rest goes back to the operator', async () => {
    const member = await freshMember(sandbox);
    await activate(member, 'WELCOME100');
    await member.ask('POST', '/api/wallet/transfer', { from: 'WALLET', to: 'pg', amount: 98 });
    await playPg(sandbox, member, 94_99, 0);
    expect(await clear(member)).toMatchObject(refused(409, 'BONUS_CONDITION'));
    await playPg(sandbox, member, 1, 0);
    expect(await clear(member)).toMatchObject({ status: 200, body: { message: 'BONUS_CLEAR' } });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(0);
    expect(await balanceOf(sandbox, member, 'game')).toBe(0);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'finish_bonus', from: 'pg', to: 'BONUS', amount: 3 },
      { statementType: 'finish_bonus', from: 'WALLET', to: 'BONUS', amount: 2 },
      { statementType: 'transfer' },
      { statementType: 'bonus' },
    ]);
  });

  it('adds a statement entry even if nothing of the bonus is left', async () => {
    const member = await freshMember(sandbox);
    await activate(member, 'DAILY20');
    await member.ask('POST', '/api/wallet/transferAll', { to: 'pg' });
    await playPg(sandbox, member, 20_00, 0);
    expect(await clear(member)).toMatchObject({ status: 200 });
    expect((await statementOf(member))[0]).toMatchObject({ statementType: 'finish_bonus', amount: 20 });
  });

  it('succeeds once if it is requested twenty times at once', async () => {
    const member = await freshMember(sandbox, { game: 500_00 });
    await activate(member, 'WELCOME100');
    await playPg(sandbox, member, 300_00, 300_00);
    expect(await sendTwenty(() => clear(member))).toEqual({ '200 BONUS_CLEAR': 1, '404 NO_DATA': 19 });
  });
});

describe('a withdrawal while a bonus is active', () => {
  const withdrawAll = (member: FreshMember, amount: number) => member.ask('POST', '/api/wallet/withdrawAll', { amount });

  it('is refused until enough was staked; then it withdraws everything and ends the bonus', async () => {
    const member = await freshMember(sandbox, { wallet: 100_00, game: 400_00 });
    await activate(member, 'WELCOME100');
    const before = await readTables(sandbox);
    expect(await withdrawAll(member, 600)).toMatchObject(refused(409, 'BONUS_CONDITION'));
    expect(await withdrawAll(member, 300)).toMatchObject(refused(409, 'BONUS_REMAINING'));
    expect(await member.ask('POST', '/api/wallet/withdraw', { amount: 200 })).toMatchObject(refused(409, 'BONUS_REMAINING'));
    expect(await readTables(sandbox)).toBe(before);

    await playPg(sandbox, member, 300_00, 300_00);
    expect(await withdrawAll(member, 599.99)).toMatchObject(refused(409, 'BONUS_REMAINING'));
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
  const find = (member: FreshMember, code: string) => member.ask('GET', `/api/promotion/find/${code}`);
  const receive = (member: FreshMember, code: string) => member.ask('GET', `/api/promotion/activate/${code}`);
  const current = async (member: FreshMember) =>
    parse(currentPromotionResponse, (await member.ask('GET', '/api/promotion/current')).body).promotion;

  it('is found by its code in upper or lower case', async () => {
    const member = await freshMember(sandbox);
    const { body } = await find(member, 'LUCKY50');
    expect(parse(promotionResponse, body)).toEqual(body);
    expect((await find(member, 'lucky50')).body).toEqual(body);
    expect(body).toEqual({ promotion: { code: 'LUCKY50', percentFail: 200, description: 'โปรโมชันนำโชค รับ 50 บาท' } });
  });

  it('with an unknown code is neither found nor received', async () => {
    const member = await freshMember(sandbox);
    for (const ask of [find, receive]) expect(await ask(member, 'PIMAI')).toMatchObject(refused(404, 'NO_PROMOTION'));
  });

  it('is received once by each member, and named in the statement', async () => {
    const member = await freshMember(sandbox, { game: 200_00 });
    expect(await current(member)).toBeNull();
    expect(await sendTwenty(() => receive(member, 'LUCKY50'))).toEqual({ '200 SUCCESS': 1, '409 BONUS_ALREADY_ACTIVE': 19 });
    expect(await current(member)).toMatchObject({ code: 'LUCKY50' });
    expect((await member.ask('GET', '/api/bonus/check/active')).body).toEqual({ status: true, type: 'promotion' });
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', amount: 50, promotion: { description: 'โปรโมชันนำโชค รับ 50 บาท' } },
    ]);
    await playThrough(member, 100_00);
    expect(await current(member)).toBeNull();
    expect(await receive(member, 'LUCKY50')).toMatchObject(refused(409, 'PROMOTION_RECEIVED'));
    expect((await statementOf(member))[0]).toMatchObject({
      statementType: 'finish_bonus',
      promotion: { description: 'โปรโมชันนำโชค รับ 50 บาท' },
    });
  });
});

/** Sessions end after twelve hours. */
async function freshToken(member: FreshMember): Promise<FreshMember> {
  const { body } = await sandbox.logIn(member.operator, member.phone, 'fresh-1234');
  const { token } = body as { token: string };
  return { ...member, token, ask: (method, url, sent) => sandbox.ask(method, url, { token, ...(sent !== undefined && { body: sent }) }) };
}

/** Advances the clock to this time of day in UTC, on the given weekday if there is one; 0 is Sunday. */
function advanceTo(time: string, weekday?: number): void {
  const next = new Date(`${sandbox.now().toISOString().slice(0, 10)}T${time}:00Z`);
  while (next <= sandbox.now() || (weekday !== undefined && next.getUTCDay() !== weekday)) next.setUTCDate(next.getUTCDate() + 1);
  sandbox.advance(next.getTime() - sandbox.now().getTime());
}

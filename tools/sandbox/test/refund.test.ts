import { bannersResponse, refundCheckResponse, refundListResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewardSwitches, setSwitches } from '../src/operators/switches.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import { refused } from './money-helper.ts';
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

const check = async (member: FreshMember) => {
  const { body } = await member.ask('GET', '/api/refund/check');
  expect(parse(refundCheckResponse, body)).toEqual(body);
  return parse(refundCheckResponse, body);
};
const receive = (member: FreshMember) => member.ask('GET', '/api/refund/receive');
const add = (member: FreshMember) => member.ask('GET', '/api/refund/addWallet');
const received = { status: 200, body: { message: 'REFUND_SUCCESS' } };

describe('a refund', () => {
  it('is 5% of the net loss over all plays', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    expect(await check(member)).toMatchObject({ result: 0, bonus: false, refundAmount: 0, refundSuccess: 0, refundFail: 5 });
    await playPg(sandbox, member, 200_00, 0);
    expect((await check(member)).result).toBe(10);
    await playPg(sandbox, member, 100_00, 150_50);
    expect((await check(member)).result).toBe(7.47);
  });

  it('is received into the refund balance, then added to the wallet and named in the statement', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 300_00, 0);
    expect(await receive(member)).toMatchObject(received);
    expect(await check(member)).toMatchObject({ result: 0, refundAmount: 15 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(0);
    expect(await add(member)).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    expect(await check(member)).toMatchObject({ result: 0, refundAmount: 0 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(15_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', from: 'REFUND', to: 'WALLET', amount: 15, status: 'SUCCESS', refund: { description: 'คืนยอดเสีย' } },
    ]);
  });

  it('counts each play once, and can be received again after a new loss', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 100_00, 0);
    await receive(member);
    expect(await receive(member)).toMatchObject(refused(409, 'NO_REFUND'));
    await playPg(sandbox, member, 40_00, 0);
    expect(await receive(member)).toMatchObject(received);
    expect((await check(member)).refundAmount).toBe(7);
  });

  it('is listed page by page, newest first', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    for (const stake of [20_00, 40_00, 60_00]) {
      await playPg(sandbox, member, stake, 0);
      await receive(member);
      sandbox.advance(1000);
    }
    const { body } = await member.ask('POST', '/api/refund', { page: 1, limit: 2 });
    expect(parse(refundListResponse, body)).toEqual(body);
    expect(body).toMatchObject({ total: 3, refunds: [{ refundAmount: 3 }, { refundAmount: 2 }] });
    expect((await member.ask('POST', '/api/refund', { page: 2, limit: 2 })).body).toMatchObject({
      total: 3,
      refunds: [{ refundAmount: 1 }],
    });
  });

  it('is refused without a net loss, below the minimum and from an empty refund balance', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    const before = await readTables(sandbox);
    expect(await receive(member)).toMatchObject(refused(409, 'NO_REFUND'));
    expect(await add(member)).toMatchObject(refused(409, 'REFUND_MINIMUM'));
    expect(await readTables(sandbox)).toBe(before);
    await playPg(sandbox, member, 1_00, 2_00);
    expect(await receive(member)).toMatchObject(refused(409, 'NO_REFUND'));
    await playPg(sandbox, member, 1_19, 0);
    expect(await receive(member)).toMatchObject(refused(409, 'REFUND_MINIMUM'));
    await playPg(sandbox, member, 1, 0);
    expect(await receive(member)).toMatchObject(received);
  });

  it('is refused while a bonus is active, and does not count plays under the bonus', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 100_00, 0);
    await member.ask('GET', '/api/bonus/activate/WELCOME100');
    expect(await check(member)).toMatchObject({ result: 5, bonus: true });
    expect(await receive(member)).toMatchObject(refused(409, 'REFUND_CONDITION'));
    await playPg(sandbox, member, 300_00, 0);
    await member.ask('GET', '/api/bonus/clear');
    expect(await check(member)).toMatchObject({ result: 5, bonus: false });
    expect(await receive(member)).toMatchObject(received);
  });

  it('can be switched off, and received refunds can still be added to the wallet', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 100_00, 0);
    await receive(member);
    await playPg(sandbox, member, 100_00, 0);
    await setSwitches(sandbox.db, 'th', rewardSwitches, false);
    expect(await check(member)).toMatchObject({ result: 0, refundAmount: 5 });
    expect(await receive(member)).toMatchObject(refused(409, 'REFUND_INACTIVE'));
    expect(await add(member)).toMatchObject({ status: 200 });
    await setSwitches(sandbox.db, 'th', rewardSwitches, true);
    expect(await receive(member)).toMatchObject(received);
  });

  it('is received once and added once if each is requested twenty times at once', async () => {
    const member = await freshMember(sandbox, { game: 1_000_00 });
    await playPg(sandbox, member, 100_00, 0);
    expect(await sendTwenty(() => receive(member))).toEqual({ '200 REFUND_SUCCESS': 1, '409 NO_REFUND': 19 });
    expect(await sendTwenty(() => add(member))).toEqual({ '200 SUCCESS': 1, '409 REFUND_MINIMUM': 19 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(5_00);
  });

  it('has banners as the contract describes them', async () => {
    const member = await freshMember(sandbox);
    const { body } = await member.ask('GET', '/api/refund/banners');
    expect(parse(bannersResponse, body)).toEqual(body);
    expect(body).toHaveLength(1);
  });
});

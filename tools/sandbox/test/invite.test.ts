import { bannersResponse, inviteListResponse } from '@wallet/contract';
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

const receive = (member: FreshMember) => member.ask('GET', '/api/invite/bonus');
const list = async (member: FreshMember, page = 1, limit = 10) => (await member.ask('POST', '/api/invite', { page, limit })).body;
const shownAmount = async (member: FreshMember) =>
  ((await member.ask('GET', '/api/wallet')).body as { invite: { amount: number } }).invite.amount;
const inviterAndFriend = async () => {
  const inviter = await freshMember(sandbox);
  return { inviter, friend: await freshMember(sandbox, { invitedBy: inviter.id, game: 1_000_00 }) };
};

describe('an invite bonus', () => {
  it('grows by 1% of the losses and 0.5% of the wins of friends', async () => {
    const { inviter, friend } = await inviterAndFriend();
    await playPg(sandbox, friend, 200_00, 0);
    expect(await shownAmount(inviter)).toBe(2);
    sandbox.advance(1000);
    await playPg(sandbox, friend, 10_00, 110_00);
    expect(await shownAmount(inviter)).toBe(2.5);
    const body = await list(inviter);
    expect(parse(inviteListResponse, body)).toEqual(body);
    const name = { name: expect.stringMatching(/^Member/) as string };
    expect(body).toMatchObject({
      total: 2,
      invites: [
        { from: name, amount: 0.5 },
        { from: name, amount: 2 },
      ],
    });
  });

  it('is listed page by page, to the inviter only', async () => {
    const { inviter, friend } = await inviterAndFriend();
    for (let index = 1; index <= 12; index += 1) await playPg(sandbox, friend, index * 1_00, 0);
    expect(await list(inviter, 2)).toMatchObject({ total: 12, invites: [{ amount: 0.02 }, { amount: 0.01 }] });
    expect(await list(friend)).toEqual({ total: 0, invites: [] });
  });

  it('is added to the wallet once, and named in the statement', async () => {
    const { inviter, friend } = await inviterAndFriend();
    await playPg(sandbox, friend, 500_00, 0);
    expect(await sendTwenty(() => receive(inviter))).toEqual({ '200 INVITE_BONUS_SUCCESS': 1, '409 INVITE_COLLECT': 19 });
    expect(await balanceOf(sandbox, inviter, 'wallet')).toBe(5_00);
    expect(await shownAmount(inviter)).toBe(0);
    expect(await statementOf(inviter)).toMatchObject([
      { statementType: 'bonus', from: 'INVITE', to: 'WALLET', amount: 5, invite: { description: 'โบนัสแนะนำเพื่อน' } },
    ]);
    await playPg(sandbox, friend, 100_00, 0);
    expect(await receive(inviter)).toMatchObject({ status: 200, body: { message: 'INVITE_BONUS_SUCCESS' } });
  });

  it('is refused, and changes nothing, if no friend has played or if they neither won nor lost', async () => {
    const { inviter, friend } = await inviterAndFriend();
    const before = await readTables(sandbox);
    expect(await receive(inviter)).toMatchObject(refused(409, 'NO_INVITEE_PLAY_INFO'));
    expect(await readTables(sandbox)).toBe(before);
    await playPg(sandbox, friend, 50_00, 50_00);
    expect(await receive(inviter)).toMatchObject(refused(409, 'NO_INVITE_BONUS'));
  });

  it('can be switched off', async () => {
    const { inviter, friend } = await inviterAndFriend();
    await playPg(sandbox, friend, 500_00, 0);
    await setSwitches(sandbox.db, 'th', rewardSwitches, false);
    expect(await receive(inviter)).toMatchObject(refused(409, 'INVITE_INACTIVE'));
    await setSwitches(sandbox.db, 'th', rewardSwitches, true);
    expect(await receive(inviter)).toMatchObject({ status: 200 });
  });

  it('has banners as the contract describes them', async () => {
    const { body } = await (await freshMember(sandbox)).ask('GET', '/api/invite/banners');
    expect(parse(bannersResponse, body)).toEqual(body);
    expect(body).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { rewardSwitches, setSwitches } from '../src/operators/switches.ts';
import { type Answer, useSandbox } from './helper.ts';
import {
  balanceOf,
  expectUnchanged,
  freshMember,
  type FreshMember,
  memberWithInviteBonus,
  memberWithLoss,
  playPg,
  refused,
  statementOf,
} from './member-helper.ts';

const sandbox = useSandbox();

const checkRefund = async (member: FreshMember) => (await member.ask('GET', '/api/refund/check')).body;
const receiveRefund = (member: FreshMember) => member.ask('GET', '/api/refund/receive');
const addRefund = (member: FreshMember) => member.ask('GET', '/api/refund/addWallet');
const receiveInvite = (member: FreshMember) => member.ask('GET', '/api/invite/bonus');
const refundReceived = { status: 200, body: { message: 'REFUND_SUCCESS' } };
const inviteReceived = { status: 200, body: { message: 'INVITE_BONUS_SUCCESS' } };

const player = () => freshMember(sandbox, { game: 1_000_00 });
const lossOf = (minor: number) => async () => {
  const member = await player();
  await playPg(sandbox, member, minor, 0);
  return member;
};
const friendOf = (inviter: FreshMember) => freshMember(sandbox, { invitedBy: inviter.id, game: 1_000_00 });
const withSwitchesOff = async (ask: () => Promise<Answer>) => {
  await setSwitches(sandbox.db, 'th', rewardSwitches, false);
  const answer = await ask();
  await setSwitches(sandbox.db, 'th', rewardSwitches, true);
  return answer;
};

interface RefusalCase {
  readonly name: string;
  readonly given: () => Promise<FreshMember>;
  readonly ask: (member: FreshMember) => Promise<Answer>;
  readonly refusal: ReturnType<typeof refused>;
}

it.each<RefusalCase>([
  { name: 'a refund of no plays', given: player, ask: receiveRefund, refusal: refused(409, 'NO_REFUND') },
  { name: 'a refund below the minimum', given: lossOf(19), ask: receiveRefund, refusal: refused(409, 'REFUND_MINIMUM') },
  {
    name: 'a refund while a bonus is active',
    given: async () => {
      const member = await memberWithLoss(sandbox);
      await member.ask('GET', '/api/bonus/activate/WELCOME100');
      return member;
    },
    ask: receiveRefund,
    refusal: refused(409, 'REFUND_CONDITION'),
  },
  {
    name: 'a refund that is switched off',
    given: () => memberWithLoss(sandbox),
    ask: (member) => withSwitchesOff(() => receiveRefund(member)),
    refusal: refused(409, 'REFUND_INACTIVE'),
  },
  { name: 'the transfer of no refund', given: player, ask: addRefund, refusal: refused(409, 'REFUND_MINIMUM') },
  {
    name: 'an invite bonus if no friend has played',
    given: async () => {
      const inviter = await player();
      await friendOf(inviter);
      return inviter;
    },
    ask: receiveInvite,
    refusal: refused(409, 'NO_INVITEE_PLAY_INFO'),
  },
  {
    name: 'an invite bonus if friends neither won nor lost',
    given: async () => {
      const inviter = await player();
      await playPg(sandbox, await friendOf(inviter), 50_00, 50_00);
      return inviter;
    },
    ask: receiveInvite,
    refusal: refused(409, 'NO_INVITE_BONUS'),
  },
  {
    name: 'an invite bonus that is switched off',
    given: () => memberWithInviteBonus(sandbox),
    ask: (member) => withSwitchesOff(() => receiveInvite(member)),
    refusal: refused(409, 'INVITE_INACTIVE'),
  },
])('refuses $name, and changes nothing', async ({ given, ask, refusal }) => {
  const member = await given();
  await expectUnchanged(sandbox, () => ask(member), refusal);
});

describe('a refund', () => {
  it('is 5% of the net loss over all plays', async () => {
    const member = await player();
    expect(await checkRefund(member)).toMatchObject({ result: 0, bonus: false, refundAmount: 0, refundSuccess: 0, refundFail: 5 });
    await playPg(sandbox, member, 200_00, 0);
    expect(await checkRefund(member)).toMatchObject({ result: 10 });
    await playPg(sandbox, member, 100_00, 150_50);
    expect(await checkRefund(member)).toMatchObject({ result: 7.47 });
  });

  it('is received into the refund balance, then added to the wallet and named in the statement', async () => {
    const member = await memberWithLoss(sandbox);
    expect(await receiveRefund(member)).toMatchObject(refundReceived);
    expect(await checkRefund(member)).toMatchObject({ result: 0, refundAmount: 5 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(0);
    // Also while refunds are switched off.
    expect(await withSwitchesOff(() => addRefund(member))).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    expect(await checkRefund(member)).toMatchObject({ result: 0, refundAmount: 0 });
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(5_00);
    expect(await statementOf(member)).toMatchObject([
      { statementType: 'bonus', from: 'REFUND', to: 'WALLET', amount: 5, status: 'SUCCESS', refund: { description: 'คืนยอดเสีย' } },
    ]);
  });

  it('counts each play once, and is received again after a new loss', async () => {
    const member = await memberWithLoss(sandbox);
    await receiveRefund(member);
    await playPg(sandbox, member, 40_00, 0);
    expect(await receiveRefund(member)).toMatchObject(refundReceived);
    expect(await checkRefund(member)).toMatchObject({ refundAmount: 7 });
  });

  it('begins at the minimum', async () => {
    expect(await receiveRefund(await lossOf(20)())).toMatchObject(refundReceived);
  });

  it('does not count plays under a bonus', async () => {
    const member = await memberWithLoss(sandbox);
    await member.ask('GET', '/api/bonus/activate/WELCOME100');
    expect(await checkRefund(member)).toMatchObject({ result: 5, bonus: true });
    await playPg(sandbox, member, 300_00, 0);
    await member.ask('GET', '/api/bonus/clear');
    expect(await checkRefund(member)).toMatchObject({ result: 5, bonus: false });
    expect(await receiveRefund(member)).toMatchObject(refundReceived);
  });
});

describe('an invite bonus', () => {
  it('grows by 1% of the losses and 0.5% of the wins of friends', async () => {
    const inviter = await freshMember(sandbox);
    const friend = await friendOf(inviter);
    const shown = async () => ((await inviter.ask('GET', '/api/wallet')).body as { invite: { amount: number } }).invite.amount;
    await playPg(sandbox, friend, 200_00, 0);
    expect(await shown()).toBe(2);
    sandbox.advance(1000);
    await playPg(sandbox, friend, 10_00, 110_00);
    expect(await shown()).toBe(2.5);
    expect((await inviter.ask('POST', '/api/invite', { page: 1, limit: 10 })).body).toMatchObject({
      invites: [{ amount: 0.5 }, { amount: 2 }],
    });
  });

  it('is added to the wallet, named in the statement, and received again after new plays', async () => {
    const inviter = await freshMember(sandbox);
    const friend = await friendOf(inviter);
    await playPg(sandbox, friend, 500_00, 0);
    expect(await receiveInvite(inviter)).toMatchObject(inviteReceived);
    expect(await statementOf(inviter)).toMatchObject([
      { statementType: 'bonus', from: 'INVITE', to: 'WALLET', amount: 5, invite: { description: 'โบนัสแนะนำเพื่อน' } },
    ]);
    await playPg(sandbox, friend, 100_00, 0);
    expect(await receiveInvite(inviter)).toMatchObject(inviteReceived);
    expect(await balanceOf(sandbox, inviter, 'wallet')).toBe(6_00);
  });
});

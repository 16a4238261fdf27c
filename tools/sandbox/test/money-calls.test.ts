import { idempotencyHeader } from '@wallet/contract';
import { type Operation, operations } from '@wallet/contract/operations';
import { moneyOf } from '@wallet/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { postMove } from '../src/ledger/ledger.ts';
import { samples } from './chat-helper.ts';
import { type Answer, formOf, type TestSandbox, useSandbox } from './helper.ts';
import {
  balanceOf,
  freshMember,
  type FreshMember,
  holdingsOf,
  inService,
  memberWithCoins,
  memberWithCoupons,
  memberWithInviteBonus,
  memberWithLoss,
  memberWithMetBonus,
  memberWithQrCode,
  memberWithRefund,
  refused,
  sealedGift,
} from './member-helper.ts';

type MoneyOperationId = {
  [Name in keyof typeof operations]: (typeof operations)[Name]['effect'] extends 'money' ? Name : never;
}[keyof typeof operations];

interface RequestParts {
  /** Replaces the parameter in the path. */
  readonly segment?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface OperationCase {
  /** Creates a member for whom the operation succeeds at least once. */
  readonly prepare: () => Promise<FreshMember>;
  readonly request: (member: FreshMember) => RequestParts | Promise<RequestParts>;
}

const sandbox = useSandbox();
/** A second server on the same database, like the first one after a restart. */
let otherServer: TestSandbox;
beforeAll(async () => {
  otherServer = await sandbox.alongside({});
});
afterAll(() => otherServer.close());

const rich = () => freshMember(sandbox, { wallet: 1_000_00, game: 500_00 });

const withBody = (body: object) => () => ({ body });
const at = (segment: string) => () => ({ segment });

const withInvitePot = async () => {
  const member = await freshMember(sandbox);
  const places = { from: houseAccount(member, 'bank'), to: memberAccount(member, 'invite') };
  const move = { kind: 'deposit', intent: 'pot', ...places, amount: moneyOf(100_00, member.currency), at: sandbox.now() };
  await inService(sandbox, (trx) => postMove(trx, member, move))(member);
  return member;
};

/** The links of the members, so that a repeated request contains the same link. */
const links = new Map<string, string>();
const linkOf = async ({ id }: FreshMember): Promise<RequestParts> => {
  const link = links.get(id) ?? (await sealedGift(sandbox, 30_00));
  links.set(id, link);
  return { body: { link } };
};

const slip = (content: Buffer, bankCode: string): Promise<RequestParts> =>
  formOf((fields) => {
    fields.append('bankCode', bankCode);
    fields.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'slip.png');
  });

const operationCases: Readonly<Record<MoneyOperationId, OperationCase>> = {
  activateGame: { prepare: () => freshMember(sandbox), request: at('betflix') },
  resetGamePassword: { prepare: rich, request: at('pg') },
  addInviteBonus: { prepare: withInvitePot, request: withBody({ amount: 10 }) },
  transfer: { prepare: rich, request: withBody({ from: 'WALLET', to: 'pg', amount: 10 }) },
  transferAll: { prepare: rich, request: withBody({ to: 'pg' }) },
  withdraw: { prepare: rich, request: withBody({ amount: 100 }) },
  withdrawAll: { prepare: rich, request: withBody({ amount: 1200 }) },
  sendSlip: { prepare: () => freshMember(sandbox), request: () => slip(samples.png, 'SCB') },
  sendTrueLink: { prepare: () => freshMember(sandbox), request: linkOf },
  createQrCode: { prepare: () => freshMember(sandbox), request: () => ({ segment: 'KBANK', body: { amount: 120 } }) },
  cancelQrCode: {
    prepare: () => memberWithQrCode(sandbox),
    request: async ({ id }) => ({
      segment: (await sandbox.db.selectFrom('qrCode').select('id').where('memberId', '=', id).executeTakeFirstOrThrow()).id,
    }),
  },
  claimInviteBonus: { prepare: () => memberWithInviteBonus(sandbox), request: () => ({}) },
  receiveRefund: { prepare: () => memberWithLoss(sandbox), request: () => ({}) },
  addRefund: { prepare: () => memberWithRefund(sandbox), request: () => ({}) },
  spin: { prepare: () => memberWithCoins(sandbox, 10), request: () => ({}) },
  // Two coupons, so that a second claim would succeed.
  claimCoupon: { prepare: () => memberWithCoupons(sandbox, 2), request: withBody({ coupon: 'P10' }) },
  activateBonus: { prepare: () => freshMember(sandbox), request: at('WELCOME100') },
  clearBonus: { prepare: () => memberWithMetBonus(sandbox), request: () => ({}) },
  activatePromotion: { prepare: () => freshMember(sandbox), request: at('LUCKY50') },
};

function send(
  server: TestSandbox,
  name: MoneyOperationId,
  { token }: FreshMember,
  key: string,
  { segment = '', body, headers }: RequestParts,
): Promise<Answer> {
  const { method, path }: Operation = operations[name];
  const call = { token, headers: { [idempotencyHeader]: key, ...headers }, ...(body && { body }) };
  return server.ask(method, path.replace(/\{\w+\}/, encodeURIComponent(segment)), call);
}

/** Row counts and balances, which can be compared between members. */
async function summaryOf(member: FreshMember): Promise<object> {
  const tables = Object.entries(await holdingsOf(sandbox, [member.id])).map(([table, all]) => [table, all.length]);
  const { coin } = await sandbox.db.selectFrom('member').select('coin').where('id', '=', member.id).executeTakeFirstOrThrow();
  return { tables, coin, wallet: await balanceOf(sandbox, member, 'wallet'), game: await balanceOf(sandbox, member, 'game') };
}

it('covers every money operation of the contract', () => {
  const money = Object.entries<Operation>(operations)
    .filter(([, call]) => call.effect === 'money')
    .map(([name]) => name);
  expect(Object.keys(operationCases).sort()).toEqual(money.sort());
});

describe.each(Object.entries(operationCases) as [MoneyOperationId, OperationCase][])(
  '%s with an idempotency key',
  (name, { prepare, request }) => {
    it('is carried out once, and repeats get the same response, also from another server on the same database', async () => {
      const member = await prepare();
      const call = await request(member);
      const before = await holdingsOf(sandbox, [member.id]);
      const first = await send(sandbox, name, member, 'one', call);
      expect(first.status, first.text).toBe(200);
      const after = await holdingsOf(sandbox, [member.id]);
      expect(after).not.toEqual(before);
      for (const server of [sandbox, otherServer]) {
        expect(await send(server, name, member, 'one', call)).toMatchObject({ status: 200, text: first.text });
        expect(await holdingsOf(sandbox, [member.id])).toEqual(after);
      }
    });

    it('is carried out once if it is sent four times at once', async () => {
      const [single, repeated] = [await prepare(), await prepare()];
      await send(sandbox, name, single, 'one', await request(single));
      const call = await request(repeated);
      const responses = await Promise.all(
        [sandbox, otherServer, sandbox, otherServer].map((server) => send(server, name, repeated, 'one', call)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      expect(await summaryOf(repeated)).toEqual(await summaryOf(single));
    });
  },
);

// `routing/route.ts` does the same with the keys of all operations.
describe('a key', () => {
  it('of another member is another key', async () => {
    const [one, another] = [await rich(), await rich()];
    for (const member of [one, another]) await send(sandbox, 'withdraw', member, 'the-same', { body: { amount: 100 } });
    expect([await balanceOf(sandbox, one, 'wallet'), await balanceOf(sandbox, another, 'wallet')]).toEqual([900_00, 900_00]);
  });

  it.each<[string, MoneyOperationId, () => RequestParts | Promise<RequestParts>, () => RequestParts | Promise<RequestParts>]>([
    ['another amount', 'withdraw', withBody({ amount: 100 }), withBody({ amount: 101 })],
    ['another path', 'resetGamePassword', at('pg'), at('betflix')],
    ['another form', 'sendSlip', () => slip(samples.png, 'SCB'), () => slip(samples.png, 'KBANK')],
  ])('is refused, and changes nothing, with %s or another operation', async (_what, name, request, other) => {
    const member = await rich();
    expect((await send(sandbox, name, member, 'one', await request())).status).toBe(200);
    const after = await holdingsOf(sandbox, [member.id]);
    const transfer = { body: { from: 'pg', to: 'WALLET', amount: 1 } };
    expect(await send(sandbox, name, member, 'one', await other())).toMatchObject(refused(409, 'KEY_INVALID'));
    expect(await send(sandbox, 'transfer', member, 'one', transfer)).toMatchObject(refused(409, 'KEY_INVALID'));
    expect(await holdingsOf(sandbox, [member.id])).toEqual(after);
  });
});

describe('a transfer', () => {
  const transfer = ({ token }: FreshMember, amount: number, headers: Record<string, string> = {}) =>
    sandbox.ask('POST', '/th/api/wallet/transfer', { token, headers, body: { from: 'WALLET', to: 'pg', amount } });

  it('with a key stays refused if it is repeated, even if it could succeed by then', async () => {
    const member = await freshMember(sandbox, { game: 10_00 });
    const late = () => transfer(member, 4, { [idempotencyHeader]: 'late' });
    expect(await late()).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    await send(sandbox, 'transfer', member, 'more', { body: { from: 'pg', to: 'WALLET', amount: 10 } });
    expect(await late()).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(10_00);
  });

  it('without a key is carried out each time', async () => {
    const member = await rich();
    await transfer(member, 1);
    await transfer(member, 1);
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(998_00);
  });
});

import { idempotencyHeader } from '@wallet/contract';
import { type Operation, operations } from '@wallet/contract/operations';
import { moneyOf } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQrCode } from '../src/deposits/qr-codes.ts';
import { houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { postMove } from '../src/ledger/ledger.ts';
import { activateBonus } from '../src/rewards/bonuses.ts';
import { receiveRefund } from '../src/rewards/refunds.ts';
import { drawSlice, spin } from '../src/rewards/spin-wheel.ts';
import { makeGift } from '../src/world/pretend-bank.ts';
import { samples } from './chat-helper.ts';
import { type Answer, formOf, type TestSandbox, useSandbox } from './helper.ts';
import {
  balanceOf,
  freshMember,
  type FreshMember,
  inService,
  memberWithCoins,
  memberWithInviteBonus,
  memberWithLoss,
  playPg,
  refused,
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
  /** The same operation with other parameters; missing if it has none. */
  readonly other?: (member: FreshMember) => RequestParts | Promise<RequestParts>;
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
const linkOf = async (member: FreshMember, which: string): Promise<RequestParts> => {
  const key = `${member.id} ${which}`;
  const link =
    links.get(key) ?? CryptoJS.AES.encrypt(await makeGift(sandbox.db, moneyOf(30_00, 'BAHT'), sandbox.now()), 'wallet-sandbox').toString();
  links.set(key, link);
  return { body: { link } };
};

const slip = (content: Buffer, bankCode: string): Promise<RequestParts> =>
  formOf((fields) => {
    fields.append('bankCode', bankCode);
    fields.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'slip.png');
  });

const operationCases: Readonly<Record<MoneyOperationId, OperationCase>> = {
  activateGame: { prepare: () => freshMember(sandbox), request: at('betflix'), other: at('huayhd') },
  resetGamePassword: { prepare: rich, request: at('pg'), other: at('betflix') },
  addInviteBonus: { prepare: withInvitePot, request: withBody({ amount: 10 }), other: withBody({ amount: 11 }) },
  transfer: {
    prepare: rich,
    request: withBody({ from: 'WALLET', to: 'pg', amount: 10 }),
    other: withBody({ from: 'WALLET', to: 'pg', amount: 11 }),
  },
  transferAll: { prepare: rich, request: withBody({ to: 'pg' }), other: withBody({ to: 'WALLET' }) },
  withdraw: { prepare: rich, request: withBody({ amount: 100 }), other: withBody({ amount: 101 }) },
  withdrawAll: { prepare: rich, request: withBody({ amount: 1200 }), other: withBody({ amount: 1201 }) },
  sendSlip: { prepare: () => freshMember(sandbox), request: () => slip(samples.png, 'SCB'), other: () => slip(samples.png, 'KBANK') },
  sendTrueLink: {
    prepare: () => freshMember(sandbox),
    request: (member) => linkOf(member, 'one'),
    other: (member) => linkOf(member, 'another'),
  },
  createQrCode: {
    prepare: () => freshMember(sandbox),
    request: () => ({ segment: 'KBANK', body: { amount: 120 } }),
    other: () => ({ segment: 'KBANK', body: { amount: 121 } }),
  },
  cancelQrCode: {
    prepare: async () => {
      const member = await freshMember(sandbox);
      await inService(sandbox, (trx, holder, now) => createQrCode(trx, holder, 'KBANK', 120, now))(member);
      return member;
    },
    request: async ({ id }) => ({
      segment: (await sandbox.db.selectFrom('qrCode').select('id').where('memberId', '=', id).executeTakeFirstOrThrow()).id,
    }),
    other: at('another'),
  },
  claimInviteBonus: { prepare: () => memberWithInviteBonus(sandbox), request: () => ({}) },
  receiveRefund: { prepare: () => memberWithLoss(sandbox), request: () => ({}) },
  addRefund: {
    prepare: async () => {
      const member = await memberWithLoss(sandbox);
      await inService(sandbox, receiveRefund)(member);
      return member;
    },
    request: () => ({}),
  },
  spin: { prepare: () => memberWithCoins(sandbox, 10), request: () => ({}) },
  claimCoupon: {
    prepare: async () => {
      const member = await memberWithCoins(sandbox, 2);
      // Two coupons, so that a second claim would succeed.
      const spinOnce = inService(sandbox, (trx, holder, now) => spin(trx, holder, (slices) => drawSlice(slices, () => 0), now));
      await spinOnce(member);
      await spinOnce(member);
      return member;
    },
    request: withBody({ coupon: 'P10' }),
    other: withBody({ coupon: 'SHIRT' }),
  },
  activateBonus: { prepare: () => freshMember(sandbox), request: at('WELCOME100'), other: at('DAILY20') },
  clearBonus: {
    prepare: async () => {
      const member = await freshMember(sandbox, { game: 300_00 });
      await inService(sandbox, (trx, holder, now) => activateBonus(trx, holder, 'WELCOME100', now))(member);
      await playPg(sandbox, member, 300_00, 300_00);
      return member;
    },
    request: () => ({}),
  },
  activatePromotion: { prepare: () => freshMember(sandbox), request: at('LUCKY50'), other: at('ANOTHER') },
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

const ownTables = [
  'ledgerAccount',
  'journal',
  'statementEntry',
  'qrCode',
  'gameAccount',
  'memberBonus',
  'refundReceipt',
  'spinResult',
] as const;

/** All data of a member that an operation can change. */
async function holdingsOf({ id }: FreshMember): Promise<Readonly<Record<string, readonly object[]>>> {
  const { db } = sandbox;
  const found: Record<string, readonly object[]> = {
    member: await db.selectFrom('member').select('coin').where('id', '=', id).execute(),
    // Without its status, which changes in the background.
    slip: await db
      .selectFrom('slip')
      .select(['reference', 'picture', 'bankCode'])
      .where('memberId', '=', id)
      .orderBy('reference')
      .execute(),
  };
  for (const table of ownTables) {
    const all = await db.selectFrom(table).selectAll().where('memberId', '=', id).execute();
    found[table] = all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return found;
}

/** Row counts and balances, which can be compared between members. */
async function summaryOf(member: FreshMember): Promise<object> {
  const { member: [coin] = [], ...tables } = await holdingsOf(member);
  const counts = Object.fromEntries(Object.entries(tables).map(([table, all]) => [table, all.length]));
  return { coin, counts, wallet: await balanceOf(sandbox, member, 'wallet'), game: await balanceOf(sandbox, member, 'game') };
}

it('covers every money operation of the contract', () => {
  const money = Object.entries<Operation>(operations)
    .filter(([, call]) => call.effect === 'money')
    .map(([name]) => name);
  expect(Object.keys(operationCases).sort()).toEqual(money.sort());
});

describe.each(Object.entries(operationCases) as [MoneyOperationId, OperationCase][])(
  '%s with an idempotency key',
  (name, { prepare, request, other }) => {
    it('is carried out once, and repeats get the same response, also from another server on the same database', async () => {
      const member = await prepare();
      const call = await request(member);
      const before = await holdingsOf(member);
      const first = await send(sandbox, name, member, 'one', call);
      expect(first.status, first.text).toBe(200);
      const after = await holdingsOf(member);
      expect(after).not.toEqual(before);
      for (const server of [sandbox, otherServer]) {
        expect(await send(server, name, member, 'one', call)).toMatchObject({ status: 200, text: first.text });
        expect(await holdingsOf(member)).toEqual(after);
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

    it('does not conflict with the same key of another member', async () => {
      const [one, another] = [await prepare(), await prepare()];
      await send(sandbox, name, one, 'the-same', await request(one));
      const before = await holdingsOf(another);
      expect((await send(sandbox, name, another, 'the-same', await request(another))).status).toBe(200);
      expect(await holdingsOf(another)).not.toEqual(before);
    });

    it('is refused, and changes nothing, if the key was used for another request', async () => {
      const member = await prepare();
      await send(sandbox, name, member, 'one', await request(member));
      const after = await holdingsOf(member);
      const refused = { status: 409, body: { message: 'KEY_INVALID' } };
      if (other) expect(await send(sandbox, name, member, 'one', await other(member))).toMatchObject(refused);
      const otherOperation = name === 'transfer' ? 'withdraw' : 'transfer';
      const body = otherOperation === 'transfer' ? { from: 'pg', to: 'WALLET', amount: 1 } : { amount: 100 };
      expect(await send(sandbox, otherOperation, member, 'one', { body })).toMatchObject(refused);
      expect(await holdingsOf(member)).toEqual(after);
    });
  },
);

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

  it.each(['', 'x'.repeat(201), 'two words'])('is refused if its key is %j', async (key) => {
    expect(await transfer(await rich(), 1, { [idempotencyHeader]: key })).toMatchObject(refused(400, 'KEY_INVALID'));
  });

  it('without a key is carried out each time', async () => {
    const member = await rich();
    await transfer(member, 1);
    await transfer(member, 1);
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(998_00);
  });
});

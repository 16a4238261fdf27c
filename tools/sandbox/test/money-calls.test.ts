import { moneyOf } from '@wallet/domain';
import { idempotencyHeader } from '@wallet/contract';
import { operations, type Operation } from '@wallet/contract/operations';
import CryptoJS from 'crypto-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateBonus } from '../src/rewards/bonuses.ts';
import { openAccounts } from '../src/ledger/ledger-accounts.ts';
import { houseAccount, memberAccount } from '../src/ledger/ledger-places.ts';
import { post } from '../src/ledger/ledger.ts';
import { createQrCode } from '../src/deposits/qr-codes.ts';
import { receiveRefund } from '../src/rewards/refunds.ts';
import { spin } from '../src/rewards/spin-wheel.ts';
import type { StoreTransaction } from '../src/store/database.ts';
import { makeGift } from '../src/testers/world/make-gift.ts';
import { samples } from './chat-helper.ts';
import { openSandbox, type Answer, type TestSandbox } from './helper.ts';
import { balanceOf, expectCleanBooks, freshMember, openingMs, playPg, type FreshMember } from './rewards-helper.ts';

type MoneyOperationId = {
  [Name in keyof typeof operations]: (typeof operations)[Name]['effect'] extends 'money' ? Name : never;
}[keyof typeof operations];

interface Asked {
  /** What the segments of the path are filled with. */
  readonly segment?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Row {
  /** Makes a member who can ask for it once, or more often. */
  readonly prepare: () => Promise<FreshMember>;
  readonly asked: (member: FreshMember) => Asked | Promise<Asked>;
  /** The same call for something else; without it there is nothing else that it could ask for. */
  readonly other?: (member: FreshMember) => Asked | Promise<Asked>;
}

let sandbox: TestSandbox;
/** As the first one after a restart: all it knows is in the books. */
let otherServer: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
  otherServer = await sandbox.alongside({});
}, openingMs);
afterAll(async () => {
  await expectCleanBooks(sandbox);
  await otherServer.close();
  await sandbox.close();
});

const rich = () => freshMember(sandbox, { wallet: 1_000_00, game: 500_00 });
const inBooks = <Result>(act: (trx: StoreTransaction) => Promise<Result>) => sandbox.db.transaction().execute(act);

const withBody = (body: object) => () => ({ body });
const at = (segment: string) => () => ({ segment });

const loser = async () => {
  const member = await freshMember(sandbox, { game: 100_00 });
  await playPg(sandbox, member, 100_00, 0);
  return member;
};

const withCoins = async () => {
  const member = await freshMember(sandbox);
  await sandbox.db.updateTable('member').set({ coin: 10 }).where('id', '=', member.id).execute();
  return member;
};

const inviter = async () => {
  const member = await freshMember(sandbox);
  await playPg(sandbox, await freshMember(sandbox, { invitedBy: member.id, game: 500_00 }), 500_00, 0);
  return member;
};

const withInvitePot = async () => {
  const member = await freshMember(sandbox);
  const amount = (minor: number) => moneyOf(minor, member.currency);
  const lines = [
    { place: houseAccount('th', 'bank', member.currency), amount: amount(-100_00) },
    { place: memberAccount(member, 'invite'), amount: amount(100_00) },
  ];
  await inBooks(async (trx) => {
    await openAccounts(trx, [memberAccount(member, 'invite')]);
    await post(trx, { operator: 'th', kind: 'deposit', memberId: member.id, intent: 'pot', at: sandbox.now(), lines });
  });
  return member;
};

/** The member's links, so that a call is asked for the same one again. */
const links = new Map<string, string>();
const linkOf = async (member: FreshMember, which: string): Promise<Asked> => {
  const key = `${member.id} ${which}`;
  const link =
    links.get(key) ?? CryptoJS.AES.encrypt(await makeGift(sandbox.db, moneyOf(30_00, 'BAHT'), sandbox.now()), 'wallet-sandbox').toString();
  links.set(key, link);
  return { body: { link } };
};

async function slip(content: Buffer, bankCode: string): Promise<Asked> {
  const form = new FormData();
  form.append('bankCode', bankCode);
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'slip.png');
  const request = new Response(form);
  return { body: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}

const rows: Readonly<Record<MoneyOperationId, Row>> = {
  activateGame: { prepare: () => freshMember(sandbox), asked: at('betflix'), other: at('huayhd') },
  resetGamePassword: { prepare: rich, asked: at('pg'), other: at('betflix') },
  addInviteBonus: { prepare: withInvitePot, asked: withBody({ amount: 10 }), other: withBody({ amount: 11 }) },
  transfer: {
    prepare: rich,
    asked: withBody({ from: 'WALLET', to: 'pg', amount: 10 }),
    other: withBody({ from: 'WALLET', to: 'pg', amount: 11 }),
  },
  transferAll: { prepare: rich, asked: withBody({ to: 'pg' }), other: withBody({ to: 'WALLET' }) },
  withdraw: { prepare: rich, asked: withBody({ amount: 100 }), other: withBody({ amount: 101 }) },
  withdrawAll: { prepare: rich, asked: withBody({ amount: 1200 }), other: withBody({ amount: 1201 }) },
  sendSlip: { prepare: () => freshMember(sandbox), asked: () => slip(samples.png, 'SCB'), other: () => slip(samples.png, 'KBANK') },
  sendTrueLink: {
    prepare: () => freshMember(sandbox),
    asked: (member) => linkOf(member, 'one'),
    other: (member) => linkOf(member, 'another'),
  },
  createQrCode: {
    prepare: () => freshMember(sandbox),
    asked: () => ({ segment: 'KBANK', body: { amount: 120 } }),
    other: () => ({ segment: 'KBANK', body: { amount: 121 } }),
  },
  cancelQrCode: {
    prepare: async () => {
      const member = await freshMember(sandbox);
      await inBooks((trx) => createQrCode(trx, member, 'KBANK', 120, sandbox.now()));
      return member;
    },
    asked: async ({ id }) => ({
      segment: (await sandbox.db.selectFrom('qrCode').select('id').where('memberId', '=', id).executeTakeFirstOrThrow()).id,
    }),
    other: at('another'),
  },
  claimInviteBonus: { prepare: inviter, asked: () => ({}) },
  receiveRefund: { prepare: loser, asked: () => ({}) },
  addRefund: {
    prepare: async () => {
      const member = await loser();
      await inBooks((trx) => receiveRefund(trx, member, sandbox.now()));
      return member;
    },
    asked: () => ({}),
  },
  spin: { prepare: withCoins, asked: () => ({}) },
  claimCoupon: {
    prepare: async () => {
      const member = await withCoins();
      // Twice, so that a second claim would be granted.
      for (let count = 0; count < 2; count += 1) await inBooks((trx) => spin(trx, member, () => 0, sandbox.now()));
      return member;
    },
    asked: withBody({ coupon: 'P10' }),
    other: withBody({ coupon: 'SHIRT' }),
  },
  activateBonus: { prepare: () => freshMember(sandbox), asked: at('WELCOME100'), other: at('DAILY20') },
  clearBonus: {
    prepare: async () => {
      const member = await freshMember(sandbox, { game: 300_00 });
      await inBooks((trx) => activateBonus(trx, member, 'WELCOME100', sandbox.now()));
      await playPg(sandbox, member, 300_00, 300_00);
      return member;
    },
    asked: () => ({}),
  },
  activatePromotion: { prepare: () => freshMember(sandbox), asked: at('LUCKY50'), other: at('ANOTHER') },
};

function send(
  server: TestSandbox,
  name: MoneyOperationId,
  { token }: FreshMember,
  key: string,
  { segment = '', body, headers }: Asked,
): Promise<Answer> {
  const { method, path }: Operation = operations[name];
  const call = { token, headers: { [idempotencyHeader]: key, ...headers }, ...(body && { body }) };
  return server.ask(method, path.replace(/\{\w+\}/, encodeURIComponent(segment)), call);
}

const ownTables = [
  'ledgerAccount',
  'journal',
  'statementEntry',
  'payout',
  'qrCode',
  'gameAccount',
  'memberBonus',
  'refundReceipt',
  'spinResult',
] as const;

/** All that a call can change of a member's. */
async function holdingsOf({ id }: FreshMember): Promise<Readonly<Record<string, readonly object[]>>> {
  const { db } = sandbox;
  const found: Record<string, readonly object[]> = {
    member: await db.selectFrom('member').select('coin').where('id', '=', id).execute(),
    // Without its judgement, which comes when it comes.
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

/** What there is, told so that it can be compared with another member's: how many rows, and how much on which account. */
async function summaryOf(member: FreshMember): Promise<object> {
  const { member: [coin] = [], ...tables } = await holdingsOf(member);
  const counts = Object.fromEntries(Object.entries(tables).map(([table, all]) => [table, all.length]));
  return { coin, counts, wallet: await balanceOf(sandbox, member, 'wallet'), game: await balanceOf(sandbox, member, 'game') };
}

it('holds every call of the contract that moves money', () => {
  const money = Object.entries<Operation>(operations)
    .filter(([, call]) => call.effect === 'money')
    .map(([name]) => name);
  expect(Object.keys(rows).sort()).toEqual(money.sort());
});

describe.each(Object.entries(rows) as [MoneyOperationId, Row][])('%s with a key', (name, { prepare, asked, other }) => {
  it('is done once and answered alike, also by another server on the same books', async () => {
    const member = await prepare();
    const call = await asked(member);
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

  it('is done once where it comes several times at once', async () => {
    const [alone, hurried] = [await prepare(), await prepare()];
    await send(sandbox, name, alone, 'one', await asked(alone));
    const call = await asked(hurried);
    const responses = await Promise.all(
      [sandbox, otherServer, sandbox, otherServer].map((server) => send(server, name, hurried, 'one', call)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await summaryOf(hurried)).toEqual(await summaryOf(alone));
  });

  it('belongs to its member: another one’s same key is another', async () => {
    const [one, another] = [await prepare(), await prepare()];
    await send(sandbox, name, one, 'the-same', await asked(one));
    const before = await holdingsOf(another);
    expect((await send(sandbox, name, another, 'the-same', await asked(another))).status).toBe(200);
    expect(await holdingsOf(another)).not.toEqual(before);
  });

  it('is refused where the key was used for something else, and nothing is done', async () => {
    const member = await prepare();
    await send(sandbox, name, member, 'one', await asked(member));
    const after = await holdingsOf(member);
    const refused = { status: 409, body: { message: 'KEY_INVALID' } };
    if (other) expect(await send(sandbox, name, member, 'one', await other(member))).toMatchObject(refused);
    const elsewhere = name === 'transfer' ? 'withdraw' : 'transfer';
    const body = elsewhere === 'transfer' ? { from: 'pg', to: 'WALLET', amount: 1 } : { amount: 100 };
    expect(await send(sandbox, elsewhere, member, 'one', { body })).toMatchObject(refused);
    expect(await holdingsOf(member)).toEqual(after);
  });
});

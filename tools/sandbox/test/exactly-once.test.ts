import { idempotencyHeader } from '@wallet/contract';
import { type Operation, operations } from '@wallet/contract/operations';
import { moneyOf } from '@wallet/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemTrueLink } from '../src/deposits/true-money.ts';
import { activateGame } from '../src/games/game-accounts.ts';
import { houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { postMove } from '../src/ledger/ledger.ts';
import { clearBonus } from '../src/rewards/active-bonus.ts';
import { activateBonus, activatePromotion } from '../src/rewards/bonuses.ts';
import { receiveInviteBonus } from '../src/rewards/invites.ts';
import { addRefundToWallet, receiveRefund } from '../src/rewards/refunds.ts';
import { claimCoupon, drawSlice, spin } from '../src/rewards/spin-wheel.ts';
import type { StoreTransaction } from '../src/store/database.ts';
import { payQrCode } from '../src/world/pretend-bank.ts';
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

/** Only PostgreSQL has real races: the embedded database has one connection. */
const isPostgres = (process.env.DATABASE_URL ?? '') !== '';
const subjects = Number(process.env.EXACTLY_ONCE_SUBJECTS ?? (isPostgres ? 100 : 2));
const racers = Number(process.env.EXACTLY_ONCE_RACERS ?? (isPostgres ? 50 : 10));
/** The database alone is raced for on a fifth of the subjects. */
const subjectsAlone = Math.ceil(subjects / 5);
const longMs = 60_000 + subjects * racers * 60;

const sandbox = useSandbox();
/** A second server on the same database, like the first one after a restart. */
let otherServer: TestSandbox;
beforeAll(async () => {
  console.info(
    `exactly once: EXACTLY_ONCE_SUBJECTS=${String(subjects)} EXACTLY_ONCE_RACERS=${String(racers)} on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}`,
  );
  otherServer = await sandbox.alongside({});
});
afterAll(() => otherServer.close());

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
  /** Missing if the operation succeeds again. */
  readonly race?: Race;
}

interface Race {
  /** Creates a member for whom it succeeds once, if the member of the operation has it twice. */
  readonly prepare?: () => Promise<FreshMember>;
  /** Calls the service directly, without the lock that the request takes. */
  readonly act: (trx: StoreTransaction, member: FreshMember, at: Date, sent: RequestParts) => Promise<unknown>;
  /** The expected wallet balance afterwards, in hundredths. */
  readonly wallet: number;
  /** The refusal of all later attempts. */
  readonly late: string;
  /** Another possible refusal without the lock: the first attempt can end between two checks of a later one. */
  readonly lateAlone?: string;
}

const fresh = () => freshMember(sandbox);
const rich = () => freshMember(sandbox, { wallet: 1_000_00, game: 500_00 });

const nothing = () => ({});
const withBody = (body: object) => () => ({ body });
const at = (segment: string) => () => ({ segment });

const withInvitePot = async () => {
  const member = await fresh();
  const places = { from: houseAccount(member, 'bank'), to: memberAccount(member, 'invite') };
  const move = { kind: 'deposit', intent: 'pot', ...places, amount: moneyOf(100_00, member.currency), at: sandbox.now() };
  await inService(sandbox, (trx) => postMove(trx, member, move))(member);
  return member;
};

const slip = (bankCode: string) => formOf({ content: samples.png }, { bankCode });

const codeOf = ({ id }: FreshMember) =>
  sandbox.db.selectFrom('qrCode').select(['id', 'payload']).where('memberId', '=', id).executeTakeFirstOrThrow();

const operationCases: Readonly<Record<MoneyOperationId, OperationCase>> = {
  activateGame: {
    prepare: fresh,
    request: at('betflix'),
    race: { act: (trx, member) => activateGame(trx, member, 'betflix'), wallet: 0, late: 'SLOT_ALREADY_ACTIVE' },
  },
  resetGamePassword: { prepare: rich, request: at('pg') },
  addInviteBonus: { prepare: withInvitePot, request: withBody({ amount: 10 }) },
  transfer: { prepare: rich, request: withBody({ from: 'WALLET', to: 'pg', amount: 10 }) },
  transferAll: { prepare: rich, request: withBody({ to: 'pg' }) },
  withdraw: { prepare: rich, request: withBody({ amount: 100 }) },
  withdrawAll: { prepare: rich, request: withBody({ amount: 1200 }) },
  sendSlip: { prepare: fresh, request: () => slip('SCB') },
  sendTrueLink: {
    prepare: fresh,
    request: async () => ({ body: { link: await sealedGift(sandbox, 30_00) } }),
    race: {
      act: (trx, member, now, { body }) => redeemTrueLink(trx, member, (body as { link: string }).link, now),
      wallet: 30_00,
      late: 'TRUELINK_DUPLICATE',
    },
  },
  createQrCode: { prepare: fresh, request: () => ({ segment: 'KBANK', body: { amount: 120 } }) },
  cancelQrCode: { prepare: () => memberWithQrCode(sandbox), request: async (member) => ({ segment: (await codeOf(member)).id }) },
  claimInviteBonus: {
    prepare: () => memberWithInviteBonus(sandbox),
    request: nothing,
    race: { act: receiveInviteBonus, wallet: 5_00, late: 'INVITE_COLLECT' },
  },
  receiveRefund: {
    prepare: () => memberWithLoss(sandbox),
    request: nothing,
    race: { act: receiveRefund, wallet: 0, late: 'NO_REFUND' },
  },
  addRefund: {
    prepare: () => memberWithRefund(sandbox),
    request: nothing,
    race: { act: addRefundToWallet, wallet: 5_00, late: 'REFUND_MINIMUM' },
  },
  spin: {
    prepare: () => memberWithCoins(sandbox, 10),
    request: nothing,
    race: {
      prepare: () => memberWithCoins(sandbox, 1),
      act: (trx, member, now) => spin(trx, member, (slices) => drawSlice(slices, () => 0), now),
      wallet: 0,
      late: 'MONEY_NOT_ENOUGH',
    },
  },
  claimCoupon: {
    prepare: () => memberWithCoupons(sandbox, 2),
    request: withBody({ coupon: 'P10' }),
    race: {
      prepare: () => memberWithCoupons(sandbox, 1),
      act: (trx, member, now) => claimCoupon(trx, member, 'P10', now),
      wallet: 10_00,
      late: 'NO_CLAIMABLE_COUPON',
    },
  },
  activateBonus: {
    prepare: fresh,
    request: at('WELCOME100'),
    race: {
      act: (trx, member, now) => activateBonus(trx, member, 'WELCOME100', now),
      wallet: 100_00,
      late: 'BONUS_ALREADY_ACTIVE',
      lateAlone: 'BONUS_MAX_CLAIMED',
    },
  },
  clearBonus: {
    prepare: () => memberWithMetBonus(sandbox),
    request: nothing,
    race: { act: clearBonus, wallet: 100_00, late: 'NO_DATA' },
  },
  activatePromotion: {
    prepare: fresh,
    request: at('LUCKY50'),
    race: {
      act: (trx, member, now) => activatePromotion(trx, member, 'LUCKY50', now),
      wallet: 50_00,
      late: 'BONUS_ALREADY_ACTIVE',
      lateAlone: 'PROMOTION_RECEIVED',
    },
  },
};

function send(
  server: TestSandbox,
  name: MoneyOperationId,
  { token }: FreshMember,
  key: string | null,
  { segment = '', body, headers }: RequestParts,
): Promise<Answer> {
  const { method, path }: Operation = operations[name];
  const call = { token, headers: { ...(key !== null && { [idempotencyHeader]: key }), ...headers }, ...(body && { body }) };
  return server.ask(method, path.replace(/\{\w+\}/, encodeURIComponent(segment)), call);
}

/** Row counts and balances, which can be compared between members. */
async function summaryOf(member: FreshMember): Promise<object> {
  const tables = Object.entries(await holdingsOf(sandbox, [member.id])).map(([table, all]) => [table, all.length]);
  const { coin } = await sandbox.db.selectFrom('member').select('coin').where('id', '=', member.id).executeTakeFirstOrThrow();
  return { tables, coin, wallet: await balanceOf(sandbox, member, 'wallet'), game: await balanceOf(sandbox, member, 'game') };
}

const cases = Object.entries(operationCases) as [MoneyOperationId, OperationCase][];

describe.each(cases)('%s with an idempotency key', (name, { prepare, request }) => {
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
});

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
    ['another form', 'sendSlip', () => slip('SCB'), () => slip('KBANK')],
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
  const transfer = (member: FreshMember, amount: number, key: string | null) =>
    send(sandbox, 'transfer', member, key, { body: { from: 'WALLET', to: 'pg', amount } });

  it('with a key stays refused if it is repeated, even if it could succeed by then', async () => {
    const member = await freshMember(sandbox, { game: 10_00 });
    expect(await transfer(member, 4, 'late')).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    await send(sandbox, 'transfer', member, 'more', { body: { from: 'pg', to: 'WALLET', amount: 10 } });
    expect(await transfer(member, 4, 'late')).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(10_00);
  });

  it('without a key is carried out each time', async () => {
    const member = await rich();
    await transfer(member, 1, null);
    await transfer(member, 1, null);
    expect(await balanceOf(sandbox, member, 'wallet')).toBe(998_00);
  });
});

/** `won`, or the code of the refusal. */
async function byCall(asked: Promise<Answer>): Promise<string> {
  const { status, body } = await asked;
  const { message, error, success } = body as { message?: string; error?: string; success?: boolean };
  return status === 200 && success !== false ? 'won' : (error ?? message ?? String(status));
}

async function byService(acted: Promise<unknown>): Promise<string> {
  try {
    const response = (await acted) as { success?: boolean; error?: string } | undefined;
    return response?.success === false ? (response.error ?? '') : 'won';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

type Attempt = (member: FreshMember, sent: RequestParts) => Promise<string>;
interface RaceCase extends Pick<OperationCase, 'prepare' | 'request'>, Pick<Race, 'wallet' | 'late' | 'lateAlone'> {
  readonly name: string;
  readonly asked: Attempt;
  readonly alone: Attempt;
}

const payCode: Attempt = async (member) => byService(payQrCode(sandbox.db, (await codeOf(member)).payload, sandbox.now()));

/** The operations without a key, and what the pretend bank does. */
const raceCases: readonly RaceCase[] = [
  ...cases.flatMap(([name, { race, ...operation }]): RaceCase[] => {
    if (race === undefined) return [];
    const { act, ...others } = race;
    const asked: Attempt = (member, sent) => byCall(send(sandbox, name, member, null, sent));
    const alone: Attempt = (member, sent) => byService(inService(sandbox, (trx, subject, now) => act(trx, subject, now, sent))(member));
    return [{ name, ...operation, ...others, asked, alone }];
  }),
  {
    name: 'the payment of a QR code',
    prepare: () => memberWithQrCode(sandbox),
    request: nothing,
    asked: payCode,
    alone: payCode,
    wallet: 120_00,
    late: 'QR_FAIL',
  },
];

describe.each(raceCases)('$name', ({ prepare, request, asked, alone, wallet, late, lateAlone = late }) => {
  const race = async (howMany: number, attempt: Attempt, codes: readonly string[]) => {
    const raceFor = async () => {
      const member = await prepare();
      const sent = await request(member);
      const outcomes = await Promise.all(Array.from({ length: racers }, () => attempt(member, sent)));
      return {
        winners: outcomes.filter((outcome) => outcome === 'won').length,
        others: outcomes.filter((outcome) => outcome !== 'won' && !codes.includes(outcome)),
        wallet: await balanceOf(sandbox, member, 'wallet'),
      };
    };
    // Four subjects at a time, each with all its racers.
    for (let count = 0; count < howMany; count += 4) {
      const raced = await Promise.all(Array.from({ length: Math.min(4, howMany - count) }, raceFor));
      for (const result of raced) expect(result).toEqual({ winners: 1, others: [], wallet });
    }
  };

  it('succeeds once if many requests race', () => race(subjects, asked, [late]), longMs);

  it(
    'succeeds once without the lock of the request, because of the database alone',
    () => race(subjectsAlone, alone, [late, lateAlone]),
    longMs,
  );
});

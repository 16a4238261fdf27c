import { beforeAll, describe, expect, it } from 'vitest';
import { redeemTrueLink } from '../src/deposits/true-money.ts';
import { activateGame } from '../src/games/game-accounts.ts';
import { clearBonus } from '../src/rewards/active-bonus.ts';
import { activateBonus, activatePromotion } from '../src/rewards/bonuses.ts';
import { receiveInviteBonus } from '../src/rewards/invites.ts';
import { addRefundToWallet, receiveRefund } from '../src/rewards/refunds.ts';
import { claimCoupon, drawSlice, spin } from '../src/rewards/spin-wheel.ts';
import { payQrCode } from '../src/world/pretend-bank.ts';
import { useSandbox } from './helper.ts';
import {
  balanceOf,
  freshMember,
  type FreshMember,
  inService,
  memberWithCoins,
  memberWithCoupons,
  memberWithInviteBonus,
  memberWithLoss,
  memberWithMetBonus,
  memberWithQrCode,
  memberWithRefund,
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
beforeAll(() => {
  console.info(
    `exactly once: EXACTLY_ONCE_SUBJECTS=${String(subjects)} EXACTLY_ONCE_RACERS=${String(racers)} on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}`,
  );
});

interface RaceCase {
  readonly name: string;
  /** Creates a member with something that can be received once. */
  readonly prepare: () => Promise<FreshMember>;
  /** The request; missing if there is no operation for it. */
  readonly ask?: (member: FreshMember) => ReturnType<FreshMember['ask']>;
  /** Calls the service directly, without the lock that the request takes. */
  readonly act: (member: FreshMember) => Promise<unknown>;
  /** The expected wallet balance afterwards, in hundredths. */
  readonly wallet: number;
  /** The refusal of all later attempts. */
  readonly late: string;
  /** Another possible refusal without the lock: the first attempt can end between two checks of a later one. */
  readonly lateAlone?: string;
}

const get = (url: string) => (member: FreshMember) => member.ask('GET', url);

const links = new Map<string, string>();
const linkOf = ({ id }: FreshMember) => links.get(id) ?? '';

const raceCases: readonly RaceCase[] = [
  {
    name: 'receiving an invite bonus',
    prepare: () => memberWithInviteBonus(sandbox),
    ask: get('/api/invite/bonus'),
    act: inService(sandbox, receiveInviteBonus),
    wallet: 5_00,
    late: 'INVITE_COLLECT',
  },
  {
    name: 'receiving a refund',
    prepare: () => memberWithLoss(sandbox),
    ask: get('/api/refund/receive'),
    act: inService(sandbox, receiveRefund),
    wallet: 0,
    late: 'NO_REFUND',
  },
  {
    name: 'adding a refund to the wallet',
    prepare: () => memberWithRefund(sandbox),
    ask: get('/api/refund/addWallet'),
    act: inService(sandbox, addRefundToWallet),
    wallet: 5_00,
    late: 'REFUND_MINIMUM',
  },
  {
    name: 'spinning the wheel with one coin',
    prepare: () => memberWithCoins(sandbox, 1),
    ask: (member) => member.ask('POST', '/api/spinwheel/spin'),
    act: inService(sandbox, (trx, holder, at) => spin(trx, holder, (slices) => drawSlice(slices, () => 0), at)),
    wallet: 0,
    late: 'MONEY_NOT_ENOUGH',
  },
  {
    name: 'opening a game account',
    prepare: () => freshMember(sandbox),
    ask: get('/api/wallet/activate/betflix'),
    act: inService(sandbox, (trx, member) => activateGame(trx, member, 'betflix')),
    wallet: 0,
    late: 'SLOT_ALREADY_ACTIVE',
  },
  {
    name: 'claiming a coupon',
    prepare: () => memberWithCoupons(sandbox, 1),
    ask: (member) => member.ask('POST', '/api/spinwheel/coupon/claim', { coupon: 'P10' }),
    act: inService(sandbox, (trx, member, at) => claimCoupon(trx, member, 'P10', at)),
    wallet: 10_00,
    late: 'NO_CLAIMABLE_COUPON',
  },
  {
    name: 'receiving a bonus',
    prepare: () => freshMember(sandbox),
    ask: get('/api/bonus/activate/WELCOME100'),
    act: inService(sandbox, (trx, member, at) => activateBonus(trx, member, 'WELCOME100', at)),
    wallet: 100_00,
    late: 'BONUS_ALREADY_ACTIVE',
    lateAlone: 'BONUS_MAX_CLAIMED',
  },
  {
    name: 'receiving a promotion',
    prepare: () => freshMember(sandbox),
    ask: get('/api/promotion/activate/LUCKY50'),
    act: inService(sandbox, (trx, member, at) => activatePromotion(trx, member, 'LUCKY50', at)),
    wallet: 50_00,
    late: 'BONUS_ALREADY_ACTIVE',
    lateAlone: 'PROMOTION_RECEIVED',
  },
  {
    name: 'ending a bonus',
    prepare: () => memberWithMetBonus(sandbox),
    ask: get('/api/bonus/clear'),
    act: inService(sandbox, clearBonus),
    wallet: 100_00,
    late: 'NO_DATA',
  },
  {
    name: 'paying a QR code',
    prepare: () => memberWithQrCode(sandbox),
    act: async (member) => {
      const { payload } = await sandbox.db
        .selectFrom('qrCode')
        .select('payload')
        .where('memberId', '=', member.id)
        .executeTakeFirstOrThrow();
      await payQrCode(sandbox.db, payload, sandbox.now());
    },
    wallet: 120_00,
    late: 'QR_FAIL',
  },
  {
    name: 'redeeming a true-money link',
    prepare: async () => {
      const member = await freshMember(sandbox);
      links.set(member.id, await sealedGift(sandbox, 30_00));
      return member;
    },
    ask: (member) => member.ask('POST', '/api/wallet/truelink', { link: linkOf(member) }),
    act: inService(sandbox, (trx, member, at) => redeemTrueLink(trx, member, linkOf(member), at)),
    wallet: 30_00,
    late: 'TRUELINK_DUPLICATE',
  },
];

/** `won`, or the code of the refusal. */
async function byCall(asked: ReturnType<FreshMember['ask']>): Promise<string> {
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

describe.each(raceCases)('$name', ({ prepare, ask, act, wallet, late, lateAlone = late }) => {
  const race = async (howMany: number, attempt: (member: FreshMember) => Promise<string>, codes: readonly string[]) => {
    const raceFor = async () => {
      const member = await prepare();
      const outcomes = await Promise.all(Array.from({ length: racers }, () => attempt(member)));
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

  it(
    'succeeds once if many requests race',
    () => race(subjects, (member) => (ask ? byCall(ask(member)) : byService(act(member))), [late]),
    longMs,
  );

  it(
    'succeeds once without the lock of the request, because of the database alone',
    () => race(subjectsAlone, (member) => byService(act(member)), [late, lateAlone]),
    longMs,
  );
});

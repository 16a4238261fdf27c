import * as fc from 'fast-check';
import { idempotencyHeader } from '@wallet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../src/http/refusal.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import { expectCleanBooks, freshMember, openingMs, playPg, type FreshMember } from './rewards-helper.ts';

/** `MODEL_SEED` repeats a run, `MODEL_RUNS` makes it longer. */
const seed = Number(process.env['MODEL_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env['MODEL_RUNS'] ?? 12);

let sandbox: TestSandbox;
let drawn = 0;
beforeAll(async () => {
  console.info(`model: MODEL_SEED=${String(seed)} MODEL_RUNS=${String(runs)}`);
  // Every slice in turn.
  sandbox = await openSandbox({ randomBelow: (limit) => (drawn += 7) % limit });
}, openingMs);
afterAll(async () => {
  await expectCleanBooks(sandbox);
  await sandbox.close();
});

/** What a member, or a provider for the member, does. Amounts in hundredths. */
type Deed =
  | { readonly does: 'transfer'; readonly from: string; readonly to: string; readonly minor: number }
  | { readonly does: 'transferAll'; readonly to: string }
  | { readonly does: 'withdraw' | 'withdrawAll' | 'add'; readonly minor: number }
  | { readonly does: 'play'; readonly stake: number; readonly payout: number }
  | { readonly does: 'bonus' | 'promotion' | 'claim'; readonly code: string }
  | { readonly does: 'clear' | 'receive' | 'addRefund' | 'invite' | 'spin' };

interface Step {
  /** Which of the members. */
  readonly who: number;
  readonly deed: Deed;
  /** Sent twice at once under one key. */
  readonly twice: boolean;
}

const minor = fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constantFrom(1, 99, 100, 100_00, 500_00, 1_000_00));
const place = fc.constantFrom('WALLET', 'pg');
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('transfer' as const), from: place, to: place, minor }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('transferAll' as const), to: place }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('withdraw' as const, 'withdrawAll' as const, 'add' as const), minor }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('play' as const), stake: minor, payout: fc.oneof(fc.constant(0), minor) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bonus' as const), code: fc.constantFrom('WELCOME100', 'DAILY20', 'WEEKLY50') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('promotion' as const), code: fc.constantFrom('LUCKY50', 'SONGKRAN') }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('claim' as const), code: fc.constantFrom('P10', 'P20', 'P50', 'COIN2', 'SHIRT', 'NONE1') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('clear' as const, 'receive' as const, 'addRefund' as const, 'invite' as const, 'spin' as const),
    }),
  },
);
const step: fc.Arbitrary<Step> = fc.record({ who: fc.nat(2), deed, twice: fc.boolean() });
/** Some steps at once, then the next ones. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 8 });

let keys = 0;

/** Does it, and returns its answer's text: of two sent under one key, both. */
async function take({ deed, twice }: Step, member: FreshMember): Promise<readonly { readonly done: boolean; readonly text: string }[]> {
  if (deed.does === 'play') {
    const done = await playPg(sandbox, member, deed.stake, deed.payout).then(() => true, expectRefusal);
    return [{ done, text: '' }];
  }
  keys += 1;
  const key = `model-${String(keys)}`;
  const [method, url, body] = callOf(deed);
  const send = async () => {
    const { status, text } = await sandbox.ask(method, `/api/${url}`, {
      token: member.token,
      headers: { [idempotencyHeader]: key },
      ...(body && { body }),
    });
    expect(status, `${url} ${text}`).toBeLessThan(500);
    return { done: status === 200 && !text.includes('"success":false'), text };
  };
  return Promise.all(twice ? [send(), send()] : [send()]);
}

function expectRefusal(error: unknown): false {
  expect(error).toBeInstanceOf(Refusal);
  return false;
}

function callOf(deed: Exclude<Deed, { does: 'play' }>): readonly ['GET' | 'POST', string, object?] {
  switch (deed.does) {
    case 'transfer':
      return ['POST', 'wallet/transfer', { from: deed.from, to: deed.to, amount: deed.minor / 100 }];
    case 'transferAll':
      return ['POST', 'wallet/transferAll', { to: deed.to }];
    case 'withdraw':
    case 'withdrawAll':
    case 'add':
      return ['POST', `wallet/${deed.does}`, { amount: deed.minor / 100 }];
    case 'bonus':
    case 'promotion':
      return ['GET', `${deed.does}/activate/${deed.code}`];
    case 'claim':
      return ['POST', 'spinwheel/coupon/claim', { coupon: deed.code }];
    case 'clear':
      return ['GET', 'bonus/clear'];
    case 'receive':
      return ['GET', 'refund/receive'];
    case 'addRefund':
      return ['GET', 'refund/addWallet'];
    case 'invite':
      return ['GET', 'invite/bonus'];
    case 'spin':
      return ['POST', 'spinwheel/spin'];
  }
}

/** What the tables say about a member, in hundredths and counts. None of it is read from the ledger but `held` and `wallet`. */
interface Books {
  held: number;
  wallet: number;
  /** What the statement says of the wallet. */
  stated: number;
  /** What plays, bonuses, coupons, refunds and friends brought, less what was forfeited. */
  brought: number;
  plays: number;
  bonuses: number;
  active: number;
  claims: number;
  spins: number;
  refunds: number;
  payouts: number;
}

async function readMember({ id }: FreshMember): Promise<Books> {
  const { rows } = await sql<Books>`
    select
      (select coalesce(sum(balance), 0)::bigint from ledger_account where member_id = ${id}) as held,
      (select balance from ledger_account where member_id = ${id} and kind = 'wallet') as wallet,
      (select coalesce(sum(case when to_place = 'WALLET' then amount else 0 end - case when from_place = 'WALLET' then amount else 0 end), 0)::bigint
        from statement_entry where member_id = ${id} and journal_id is not null) as stated,
      (select coalesce(sum(payout - stake), 0)::bigint from game_play where member_id = ${id})
        + (select coalesce(sum(amount), 0)::bigint from member_bonus where member_id = ${id})
        + (select coalesce(sum(amount), 0)::bigint from spin_result where member_id = ${id} and kind = 'money' and claimed_at is not null)
        + (select coalesce(sum(amount), 0)::bigint from refund_receipt where member_id = ${id})
        + (select coalesce(sum(amount), 0)::bigint from invite_earning where inviter_id = ${id})
        - (select coalesce(sum(amount), 0)::bigint from statement_entry where member_id = ${id} and type = 'finish_bonus' and journal_id is not null) as brought,
      (select count(*) from game_play where member_id = ${id}) as plays,
      (select count(*) from member_bonus where member_id = ${id}) as bonuses,
      (select count(*) from member_bonus where member_id = ${id} and state = 'active') as active,
      (select count(*) from spin_result where member_id = ${id} and claimed_at is not null) as claims,
      (select count(*) from spin_result where member_id = ${id}) as spins,
      (select count(*) from refund_receipt where member_id = ${id}) as refunds,
      (select count(*) from payout where member_id = ${id}) as payouts
  `.execute(sandbox.db);
  const [books] = rows;
  if (books === undefined) throw new Error('the member is not there');
  return books;
}

const countedAs: Readonly<Partial<Record<Deed['does'], keyof Books>>> = {
  play: 'plays',
  bonus: 'bonuses',
  promotion: 'bonuses',
  claim: 'claims',
  spin: 'spins',
  receive: 'refunds',
  withdraw: 'payouts',
  withdrawAll: 'payouts',
};
const startWallet = 600_00;
const startGame = 900_00;

describe('whatever three members do at once', () => {
  it(
    'what each holds is what was brought in, what the statement says, and what was answered',
    async () => {
      let deeds = 0;
      await fc.assert(
        fc.asyncProperty(history, async (batches) => {
          const inviter = await freshMember(sandbox, { wallet: startWallet, game: startGame });
          const options = { wallet: startWallet, game: startGame, invitedBy: inviter.id };
          const members = [inviter, await freshMember(sandbox, options), await freshMember(sandbox, options)];
          const answered = members.map((): Partial<Record<keyof Books, number>> => ({}));

          for (const batch of batches) {
            await Promise.all(
              batch.map(async (one) => {
                const member = members[one.who];
                const counts = answered[one.who];
                if (member === undefined || counts === undefined) throw new RangeError('there are three members');
                const [first, again] = await take(one, member);
                // One key, one answer.
                if (again !== undefined) expect(again).toEqual(first);
                const counted = countedAs[one.deed.does];
                if (first?.done && counted !== undefined) counts[counted] = (counts[counted] ?? 0) + 1;
                deeds += 1;
              }),
            );
            await expectCleanBooks(sandbox);
            for (const [index, member] of members.entries()) {
              const books = await readMember(member);
              expect(books).toMatchObject(answered[index] ?? {});
              expect(books.held).toBe(startWallet + startGame + books.brought);
              expect(books.wallet).toBe(startWallet + books.stated);
              expect(books.active).toBeLessThanOrEqual(1);
            }
          }
        }),
        { seed, numRuns: runs, endOnFailure: true },
      );
      expect(deeds).toBeGreaterThan(runs);
    },
    60_000 + runs * 20_000,
  );
});

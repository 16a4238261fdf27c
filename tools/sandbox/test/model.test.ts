import * as fc from 'fast-check';
import { idempotencyHeader } from '@wallet/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../src/http/refusal.ts';
import { expectCleanLedger, useSandbox } from './helper.ts';
import { freshMember, playPg, type FreshMember } from './member-helper.ts';

/** `MODEL_SEED` repeats a run, `MODEL_RUNS` makes it longer. */
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
const runs = Number(process.env.MODEL_RUNS ?? 12);

let drawn = 0;
// The wheel stops at different slices.
const sandbox = useSandbox({ randomBelow: (limit) => (drawn += 7) % limit });
beforeAll(() => {
  console.info(`model: MODEL_SEED=${String(seed)} MODEL_RUNS=${String(runs)}`);
});

/** What a member does, or a provider for them. Amounts are in hundredths. */
type MemberAction =
  | { readonly type: 'transfer'; readonly from: string; readonly to: string; readonly minor: number }
  | { readonly type: 'transferAll'; readonly to: string }
  | { readonly type: 'withdraw' | 'withdrawAll' | 'add'; readonly minor: number }
  | { readonly type: 'play'; readonly stake: number; readonly payout: number }
  | { readonly type: 'bonus' | 'promotion' | 'claim'; readonly code: string }
  | { readonly type: 'clear' | 'receive' | 'addRefund' | 'invite' | 'spin' };

interface Step {
  /** The index of the member. */
  readonly memberIndex: number;
  readonly action: MemberAction;
  /** The request is sent twice at once with one idempotency key. */
  readonly twice: boolean;
}

const minor = fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constantFrom(1, 99, 100, 100_00, 500_00, 1_000_00));
const place = fc.constantFrom('WALLET', 'pg');
const action: fc.Arbitrary<MemberAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('transfer' as const), from: place, to: place, minor }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('transferAll' as const), to: place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('withdraw' as const, 'withdrawAll' as const, 'add' as const), minor }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('play' as const), stake: minor, payout: fc.oneof(fc.constant(0), minor) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('bonus' as const), code: fc.constantFrom('WELCOME100', 'DAILY20', 'WEEKLY50') }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('promotion' as const), code: fc.constantFrom('LUCKY50', 'SONGKRAN') }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('claim' as const), code: fc.constantFrom('P10', 'P20', 'P50', 'COIN2', 'SHIRT', 'NONE1') }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constantFrom('clear' as const, 'receive' as const, 'addRefund' as const, 'invite' as const, 'spin' as const),
    }),
  },
);
const step: fc.Arbitrary<Step> = fc.record({ memberIndex: fc.nat(2), action, twice: fc.boolean() });
/** Batches of steps: the steps of a batch run at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 8 });

let keys = 0;

/** Runs the step and returns the result of each request that it sent. */
async function runStep(
  { action, twice }: Step,
  member: FreshMember,
): Promise<readonly { readonly done: boolean; readonly text: string }[]> {
  if (action.type === 'play') {
    const done = await playPg(sandbox, member, action.stake, action.payout).then(() => true, expectRefusal);
    return [{ done, text: '' }];
  }
  keys += 1;
  const key = `model-${String(keys)}`;
  const [method, url, body] = callOf(action);
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

function callOf(action: Exclude<MemberAction, { type: 'play' }>): readonly ['GET' | 'POST', string, object?] {
  switch (action.type) {
    case 'transfer':
      return ['POST', 'wallet/transfer', { from: action.from, to: action.to, amount: action.minor / 100 }];
    case 'transferAll':
      return ['POST', 'wallet/transferAll', { to: action.to }];
    case 'withdraw':
    case 'withdrawAll':
    case 'add':
      return ['POST', `wallet/${action.type}`, { amount: action.minor / 100 }];
    case 'bonus':
    case 'promotion':
      return ['GET', `${action.type}/activate/${action.code}`];
    case 'claim':
      return ['POST', 'spinwheel/coupon/claim', { coupon: action.code }];
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

/** Totals of a member, in hundredths, and counts. Only `balance` and `wallet` are read from the ledger. */
interface MemberTotals {
  balance: number;
  wallet: number;
  /** The change of the wallet according to the statement. */
  statementChange: number;
  /** Income from plays, bonuses, coupons, refunds and invites, minus forfeited amounts. */
  income: number;
  plays: number;
  bonuses: number;
  active: number;
  claims: number;
  spins: number;
  refunds: number;
  withdrawals: number;
}

async function readMember({ id }: FreshMember): Promise<MemberTotals> {
  const { rows } = await sql<MemberTotals>`
    select
      (select coalesce(sum(balance), 0)::bigint from ledger_account where member_id = ${id}) as balance,
      (select balance from ledger_account where member_id = ${id} and kind = 'wallet') as wallet,
      (select coalesce(sum(case when to_place = 'WALLET' then amount else 0 end - case when from_place = 'WALLET' then amount else 0 end), 0)::bigint
        from statement_entry where member_id = ${id} and journal_id is not null) as statement_change,
      (select coalesce(sum(payout - stake), 0)::bigint from game_play where member_id = ${id})
        + (select coalesce(sum(amount), 0)::bigint from member_bonus where member_id = ${id})
        + (select coalesce(sum(amount), 0)::bigint from spin_result where member_id = ${id} and kind = 'money' and claimed_at is not null)
        + (select coalesce(sum(amount), 0)::bigint from refund_receipt where member_id = ${id})
        + (select coalesce(sum(amount), 0)::bigint from invite_earning where inviter_id = ${id})
        - (select coalesce(sum(amount), 0)::bigint from statement_entry where member_id = ${id} and type = 'finish_bonus' and journal_id is not null) as income,
      (select count(*) from game_play where member_id = ${id}) as plays,
      (select count(*) from member_bonus where member_id = ${id}) as bonuses,
      (select count(*) from member_bonus where member_id = ${id} and state = 'active') as active,
      (select count(*) from spin_result where member_id = ${id} and claimed_at is not null) as claims,
      (select count(*) from spin_result where member_id = ${id}) as spins,
      (select count(*) from refund_receipt where member_id = ${id}) as refunds,
      (select count(*) from statement_entry where member_id = ${id} and type = 'withdraw') as withdrawals
  `.execute(sandbox.db);
  const [totals] = rows;
  if (totals === undefined) throw new Error('the member does not exist');
  return totals;
}

const countedAs: Readonly<Partial<Record<MemberAction['type'], keyof MemberTotals>>> = {
  play: 'plays',
  bonus: 'bonuses',
  promotion: 'bonuses',
  claim: 'claims',
  spin: 'spins',
  receive: 'refunds',
  withdraw: 'withdrawals',
  withdrawAll: 'withdrawals',
};
const startWallet = 600_00;
const startGame = 900_00;

describe('random actions of three members at once', () => {
  it(
    'keep all balances equal to the income, the statement and the responses',
    async () => {
      let actions = 0;
      await fc.assert(
        fc.asyncProperty(history, async (batches) => {
          const inviter = await freshMember(sandbox, { wallet: startWallet, game: startGame });
          const options = { wallet: startWallet, game: startGame, invitedBy: inviter.id };
          const members = [inviter, await freshMember(sandbox, options), await freshMember(sandbox, options)];
          const expectedCounts = members.map((): Partial<Record<keyof MemberTotals, number>> => ({}));

          for (const batch of batches) {
            await Promise.all(
              batch.map(async (one) => {
                const member = members[one.memberIndex];
                const counts = expectedCounts[one.memberIndex];
                if (member === undefined || counts === undefined) throw new RangeError('there are three members');
                const [first, again] = await runStep(one, member);
                // Requests with the same key get the same response.
                if (again !== undefined) expect(again).toEqual(first);
                const counted = countedAs[one.action.type];
                if (first?.done && counted !== undefined) counts[counted] = (counts[counted] ?? 0) + 1;
                actions += 1;
              }),
            );
            await expectCleanLedger(sandbox);
            for (const [index, member] of members.entries()) {
              const totals = await readMember(member);
              expect(totals).toMatchObject(expectedCounts[index] ?? {});
              expect(totals.balance).toBe(startWallet + startGame + totals.income);
              expect(totals.wallet).toBe(startWallet + totals.statementChange);
              expect(totals.active).toBeLessThanOrEqual(1);
            }
          }
        }),
        { seed, numRuns: runs, endOnFailure: true },
      );
      expect(actions).toBeGreaterThan(runs);
    },
    60_000 + runs * 20_000,
  );
});

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

/** A request of a member, or a round that a provider plays for them. Amounts are in hundredths. */
interface Action {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: object;
  readonly round?: { readonly stake: number; readonly payout: number };
  /** The count that it raises if it succeeds. */
  readonly counted?: Count;
}

interface Step {
  /** The index of the member. */
  readonly memberIndex: number;
  readonly action: Action;
  /** The request is sent twice at once with one idempotency key. */
  readonly twice: boolean;
}

const get = (url: string, counted?: Count): Action => ({ method: 'GET', url, ...(counted && { counted }) });
const post = (url: string, body?: object, counted?: Count): Action => ({
  method: 'POST',
  url,
  ...(body && { body }),
  ...(counted && { counted }),
});

const minor = fc.oneof(fc.integer({ min: 1, max: 300_00 }), fc.constantFrom(1, 99, 100, 100_00, 500_00, 1_000_00));
const place = fc.constantFrom('WALLET', 'pg');
const amountTo = (url: string, counted?: Count) => minor.map((amount) => post(url, { amount: amount / 100 }, counted));
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ from: place, to: place, amount: minor.map((amount) => amount / 100) })
      .map((body) => post('wallet/transfer', body)),
  },
  { weight: 1, arbitrary: place.map((to) => post('wallet/transferAll', { to })) },
  {
    weight: 2,
    arbitrary: fc.oneof(amountTo('wallet/withdraw', 'withdrawals'), amountTo('wallet/withdrawAll', 'withdrawals'), amountTo('wallet/add')),
  },
  {
    weight: 5,
    arbitrary: fc
      .record({ stake: minor, payout: fc.oneof(fc.constant(0), minor) })
      .map((round): Action => ({ ...get('', 'plays'), round })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('WELCOME100', 'DAILY20', 'WEEKLY50').map((code) => get(`bonus/activate/${code}`, 'bonuses')),
  },
  { weight: 1, arbitrary: fc.constantFrom('LUCKY50', 'SONGKRAN').map((code) => get(`promotion/activate/${code}`, 'bonuses')) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('P10', 'P20', 'P50', 'COIN2', 'SHIRT', 'NONE1')
      .map((coupon) => post('spinwheel/coupon/claim', { coupon }, 'claims')),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      get('bonus/clear'),
      get('refund/receive', 'refunds'),
      get('refund/addWallet'),
      get('invite/bonus'),
      post('spinwheel/spin', undefined, 'spins'),
    ),
  },
);
const step: fc.Arbitrary<Step> = fc.record({ memberIndex: fc.nat(2), action, twice: fc.boolean() });
/** Batches of steps: the steps of a batch run at once. */
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 8 });

let keys = 0;

/** Runs the step and returns the result of each request that it sent. */
async function runStep(
  { action: { method, url, body, round }, twice }: Step,
  member: FreshMember,
): Promise<readonly { readonly done: boolean; readonly text: string }[]> {
  if (round !== undefined) {
    const done = await playPg(sandbox, member, round.stake, round.payout).then(() => true, expectRefusal);
    return [{ done, text: '' }];
  }
  keys += 1;
  const headers = { [idempotencyHeader]: `model-${String(keys)}` };
  const send = async () => {
    const { status, text } = await sandbox.ask(method, `/api/${url}`, { token: member.token, headers, ...(body && { body }) });
    expect(status, `${url} ${text}`).toBeLessThan(500);
    return { done: status === 200 && !text.includes('"success":false'), text };
  };
  return Promise.all(twice ? [send(), send()] : [send()]);
}

function expectRefusal(error: unknown): false {
  expect(error).toBeInstanceOf(Refusal);
  return false;
}

type Count = 'plays' | 'bonuses' | 'claims' | 'spins' | 'refunds' | 'withdrawals';

/** Totals of a member, in hundredths, and counts. Only `balance` and `wallet` are read from the ledger. */
interface MemberTotals extends Record<Count, number> {
  balance: number;
  wallet: number;
  /** The change of the wallet according to the statement. */
  statementChange: number;
  /** Income from plays, bonuses, coupons, refunds and invites, minus forfeited amounts. */
  income: number;
  active: number;
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
          const expectedCounts = members.map((): Partial<Record<Count, number>> => ({}));

          for (const batch of batches) {
            await Promise.all(
              batch.map(async (one) => {
                const member = members[one.memberIndex];
                const counts = expectedCounts[one.memberIndex];
                if (member === undefined || counts === undefined) throw new RangeError('there are three members');
                const [first, again] = await runStep(one, member);
                // Requests with the same key get the same response.
                if (again !== undefined) expect(again).toEqual(first);
                const { counted } = one.action;
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

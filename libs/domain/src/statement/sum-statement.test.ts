import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, moneyOf } from '../money/money.ts';
import { statementTypes } from './statement.ts';
import { emptySum, isOwnDeposit, sumStatement, type CountedEntry } from './sum-statement.ts';
import { bangkokDayOf } from '../time/bangkok-time.ts';
import { daysOf } from '../time/bangkok-periods.ts';

const noon = Date.parse('2026-03-15T12:00:00+07:00');
const day = bangkokDayOf(noon);
const baht = (minor: number) => moneyOf(minor, 'BAHT');
const refund = { kind: 'refund', description: '' } as const;
const invite = { kind: 'invite', description: '' } as const;
const prize = { kind: 'luckydraw', description: '' } as const;

const entry = (more: Partial<CountedEntry>): CountedEntry => ({
  type: 'deposit',
  amount: baht(150_05),
  status: 'success',
  createdAt: noon,
  cause: null,
  ...more,
});

const sumOf = (...entries: readonly CountedEntry[]) => sumStatement(entries, day);

it.each([
  ['deposits', 'a deposit', entry({})],
  ['deposits', 'a deposit with a bonus', entry({ cause: { kind: 'bonus', description: '' } })],
  ['deposits', 'a deposit with a promotion', entry({ cause: { kind: 'promotion', description: '' } })],
  ['withdrawals', 'a withdrawal', entry({ type: 'withdraw' })],
  ['withdrawals', 'a withdrawal with a negative amount', entry({ type: 'withdraw', amount: baht(-150_05) })],
  ['withdrawals', 'a withdrawal of a refund', entry({ type: 'withdraw', cause: refund })],
  ['bonuses', 'a bonus', entry({ type: 'bonus' })],
  ['withdrawals', 'a withdrawal of a prize', entry({ type: 'withdraw', cause: prize })],
  ['bonuses', 'an invite bonus', entry({ type: 'bonus', cause: invite })],
  ['bonuses', 'an invite bonus written as a deposit', entry({ cause: invite })],
  ['bonuses', 'an invite bonus written as a transfer', entry({ type: 'transfer', cause: invite })],
  ['bonuses', 'a prize of the wheel written as a deposit', entry({ cause: prize })],
  ['bonuses', 'a prize of the wheel written as a transfer', entry({ type: 'transfer', cause: prize })],
  ['refunds', 'a refund written as a bonus', entry({ type: 'bonus', cause: refund })],
  ['refunds', 'a refund written as a transfer', entry({ type: 'transfer', cause: refund })],
  ['refunds', 'a refund written as a deposit', entry({ cause: refund })],
] as const)('counts as %s %s', (kind, _name, counted) => {
  const empty = emptySum('BAHT');
  const difference = { deposits: baht(150_05), withdrawals: baht(-150_05), bonuses: baht(0), refunds: baht(0) }[kind];
  expect(sumOf(counted)).toEqual({ sums: [{ ...empty, [kind]: baht(150_05), difference }], notCounted: 0 });
  expect(isOwnDeposit(counted)).toBe(kind === 'deposits');
  expect(sumOf({ ...counted, status: 'in-progress' })).toEqual({
    sums: [{ ...empty, inProgress: { ...empty.inProgress, [kind]: baht(150_05), count: 1 } }],
    notCounted: 0,
  });
});

it.each([
  ['a transfer between own places', entry({ type: 'transfer' })],
  ['a transfer of a bonus', entry({ type: 'transfer', cause: { kind: 'bonus', description: '' } })],
  ['the end of a bonus', entry({ type: 'finish_bonus' })],
  ['a deposit that failed', entry({ status: 'failed' })],
  ['an entry of an unknown type that failed', entry({ type: 'other', status: 'failed', amount: null })],
  ['a transfer without an amount', entry({ type: 'transfer', amount: null })],
  ['an entry just before the day', entry({ createdAt: day.from - 1 })],
  ['an entry at the end of the day', entry({ createdAt: day.to })],
  ['an unknown type of another day', entry({ type: 'other', createdAt: day.to })],
])('counts nothing for %s', (_name, counted) => expect(sumOf(counted)).toEqual({ sums: [], notCounted: 0 }));

it.each([
  ['an amount', entry({ amount: null })],
  ['a time', entry({ createdAt: null })],
  ['a known type', entry({ type: 'other' })],
])('says that it did not count an entry without %s', (_name, counted) => {
  expect(sumOf(counted)).toEqual({ sums: [], notCounted: 1 });
});

it('never mixes currencies', () => {
  const { sums } = sumOf(entry({ amount: moneyOf(7, 'LAK') }), entry({}), entry({ type: 'withdraw', amount: moneyOf(9, 'LAK') }));
  expect(sums).toEqual([
    { ...emptySum('BAHT'), deposits: baht(150_05), difference: baht(150_05) },
    { ...emptySum('LAK'), deposits: moneyOf(7, 'LAK'), withdrawals: moneyOf(9, 'LAK'), difference: moneyOf(-2, 'LAK') },
  ]);
});

it('says that it did not count what would make the sum inexact', () => {
  const most = entry({ amount: baht(Number.MAX_SAFE_INTEGER) });
  expect(sumOf(most, entry({ amount: baht(1) }))).toEqual({
    sums: [{ ...emptySum('BAHT'), deposits: most.amount, difference: most.amount }],
    notCounted: 1,
  });
});

it('sums a period to the hundredth to what its days sum to', () => {
  const anyEntry: fc.Arbitrary<CountedEntry> = fc.record({
    type: fc.constantFrom(...statementTypes),
    amount: fc.tuple(fc.integer({ min: 1, max: 9_000_000_000 }), fc.constantFrom(...currencies)).map((parts) => moneyOf(...parts)),
    status: fc.constantFrom('success', 'failed', 'in-progress'),
    createdAt: fc.integer({ min: day.from - 3 * 86_400_000, max: day.to + 3 * 86_400_000 }),
    cause: fc.constantFrom(null, refund, invite, prize),
  });
  const week = { from: day.from - 2 * 86_400_000, to: day.to + 2 * 86_400_000 };
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 60 }), (entries) => {
      const whole = sumStatement(entries, week);
      const ofDays = daysOf(week).flatMap((part) => sumStatement(entries, part).sums);
      for (const sum of whole.sums) {
        for (const kind of ['deposits', 'withdrawals', 'bonuses', 'refunds', 'difference'] as const) {
          const parts = ofDays.filter(({ currency }) => currency === sum.currency).map((part) => part[kind].minor);
          expect(sum[kind].minor).toBe(parts.reduce<number>((total, minor) => total + minor, 0));
        }
      }
    }),
  );
});

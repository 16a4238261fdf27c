import { currencies, moneyOf, type Currency, type Money } from '../money/money.ts';
import type { MoneyStatus, StatementCause, StatementCauseKind, StatementType } from './statement.ts';
import { isWithin, type Period } from '../time/bangkok-time.ts';

/** What has to be known of an entry to count it. */
export interface CountedEntry {
  readonly type: StatementType;
  readonly amount: Money | null;
  readonly status: MoneyStatus;
  readonly createdAt: number | null;
  readonly cause: StatementCause | null;
}

/** Deposits, withdrawals, bonuses of any kind, and refunds. */
export type MoneyKind = 'deposits' | 'withdrawals' | 'bonuses' | 'refunds';

/** How much came and went in one currency. */
export interface StatementSum extends Readonly<Record<MoneyKind, Money>> {
  readonly currency: Currency;
  /** `deposits` minus `withdrawals`. Bonuses and refunds are no part of it: they are the operator's money until they are withdrawn. */
  readonly difference: Money;
  /** Entries that have not ended. They are in no other figure. */
  readonly inProgress: Readonly<Record<MoneyKind, Money>> & { readonly count: number };
}

export interface StatementSums {
  /** One for each currency that has counted entries, in the order of `currencies`. */
  readonly sums: readonly StatementSum[];
  /** Entries that may belong to the period, but lack an amount, a time or a known type. They are in no figure. */
  readonly notCounted: number;
}

/** Money of the operator, whatever type the backend writes it as. A bonus or promotion is linked to the member's own deposit. */
const rewards: Readonly<Partial<Record<StatementCauseKind, MoneyKind>>> = { invite: 'bonuses', luckydraw: 'bonuses', refund: 'refunds' };

/**
 * Where an entry counts; null if it moves no money in or out. A deposit or transfer that is linked to an invite bonus, a prize of the wheel
 * or a refund brings money of the operator: a bonus or a refund. Linked to a bonus or a promotion, it stays the member's own money. Transfers
 * are otherwise between the member's own places.
 */
function kindOf({ type, cause }: Pick<CountedEntry, 'type' | 'cause'>): MoneyKind | 'unknown' | null {
  if (type === 'other') return 'unknown';
  if (type === 'withdraw') return 'withdrawals';
  if (type === 'finish_bonus') return null;
  const reward = cause && rewards[cause.kind];
  if (reward) return reward;
  if (type === 'transfer') return null;
  return type === 'deposit' ? 'deposits' : 'bonuses';
}

/** Whether an entry brings the member's own money in, and is not a reward that a backend writes as a deposit. */
export const isOwnDeposit = (entry: Pick<CountedEntry, 'type' | 'cause'>): boolean => kindOf(entry) === 'deposits';

type Totals = Record<MoneyKind, number>;

interface Tally {
  readonly done: Totals;
  readonly inProgress: Totals;
  count: number;
}

const newTotals = (): Totals => ({ deposits: 0, withdrawals: 0, bonuses: 0, refunds: 0 });
const newTally = (): Tally => ({ done: newTotals(), inProgress: newTotals(), count: 0 });

const toMoney = ({ deposits, withdrawals, bonuses, refunds }: Totals, currency: Currency): Readonly<Record<MoneyKind, Money>> => ({
  deposits: moneyOf(deposits, currency),
  withdrawals: moneyOf(withdrawals, currency),
  bonuses: moneyOf(bonuses, currency),
  refunds: moneyOf(refunds, currency),
});

const toSum = ({ done, inProgress, count }: Tally, currency: Currency): StatementSum => ({
  currency,
  ...toMoney(done, currency),
  difference: moneyOf(done.deposits - done.withdrawals, currency),
  inProgress: { ...toMoney(inProgress, currency), count },
});

/** The sum of nothing, for a currency without entries. */
export const emptySum = (currency: Currency): StatementSum => toSum(newTally(), currency);

/**
 * Sums the entries of a period per currency. Failed entries, transfers and ends of bonuses count nothing. An entry that is linked to an
 * invite bonus or a prize of the wheel counts as a bonus, and one that is linked to a refund as a refund, unless the entry is a withdrawal.
 * Backends write amounts of money that leaves with or without a sign, so the sign says nothing.
 */
export function sumStatement(entries: readonly CountedEntry[], period: Period): StatementSums {
  const tallies = new Map<Currency, Tally>();
  let notCounted = 0;
  for (const entry of entries) {
    const { amount, status, createdAt } = entry;
    if (status === 'failed' || (createdAt !== null && !isWithin(period, createdAt))) continue;
    const kind = kindOf(entry);
    if (kind === null) continue;
    if (kind === 'unknown' || amount === null || createdAt === null || !add(tallies, kind, amount, status)) notCounted += 1;
  }
  return {
    sums: currencies.flatMap((currency) => {
      const tally = tallies.get(currency);
      return tally ? [toSum(tally, currency)] : [];
    }),
    notCounted,
  };
}

/** False if the sum would no longer be an exact integer. */
function add(tallies: Map<Currency, Tally>, kind: MoneyKind, { minor, currency }: Money, status: MoneyStatus): boolean {
  const tally = tallies.get(currency) ?? newTally();
  const totals = status === 'success' ? tally.done : tally.inProgress;
  const total = totals[kind] + Math.abs(minor);
  if (!Number.isSafeInteger(total)) return false;
  tallies.set(currency, tally);
  totals[kind] = total;
  if (status === 'in-progress') tally.count += 1;
  return true;
}

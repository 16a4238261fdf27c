import { moneyOf, type Currency, type Money } from '../money/money.ts';
import { toWireWord } from '../wire/wire-readers.ts';

export const statementTypes = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'] as const;

/** `other`: a type that this version does not know. The backend's own word is then all there is to show. */
export type StatementType = (typeof statementTypes)[number] | 'other';

export function readStatementType(word: string): StatementType {
  const plain = toWireWord(word);
  return statementTypes.find((type) => type === plain) ?? 'other';
}

/** The status of a transaction. */
export type MoneyStatus = 'success' | 'failed' | 'in-progress';

/** Parses the status. Everything that is neither success nor failure is in progress. */
export function readMoneyStatus(word: string): MoneyStatus {
  const plain = toWireWord(word);
  return plain === 'success' || plain === 'failed' ? plain : 'in-progress';
}

/** Possible causes of a transaction, in the order in which they are checked. */
const kinds = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const;

export type StatementCauseKind = (typeof kinds)[number];

export interface StatementCause {
  readonly kind: StatementCauseKind;
  readonly description: string;
}

type LinkedRecords = Readonly<Partial<Record<StatementCauseKind, { readonly description: string } | null | undefined>>>;

/** The record that is linked to a statement entry, or null if there is none. */
export function findStatementCause(row: LinkedRecords): StatementCause | null {
  for (const kind of kinds) {
    const record = row[kind];
    if (record) return { kind, description: record.description };
  }
  return null;
}

interface Entry {
  readonly amount: Money | null;
  readonly status: MoneyStatus;
}

/** The last amount of one currency that is possible again. Failed entries do not count. */
export function lastAmount(entries: readonly Entry[], currency: Currency, canBe: (amount: Money) => boolean): Money | undefined {
  return entries
    .flatMap(({ amount, status }) =>
      amount?.currency === currency && amount.minor !== 0 && status !== 'failed' ? moneyOf(Math.abs(amount.minor), currency) : [],
    )
    .find(canBe);
}

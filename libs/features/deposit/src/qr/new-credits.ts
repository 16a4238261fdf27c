import type { StatementEntry } from '@wallet/api-client/statement';
import type { Money } from '@wallet/domain';

/** A deposit that has reached the wallet. */
export interface Credit {
  /** By which the same entry is known again. */
  readonly mark: string;
  readonly amount: Money;
}

/** The deposits of a statement that have arrived; of `amount` only, where the code that is waited for has one. */
export function creditsOf(rows: readonly StatementEntry[], amount: Money | null): readonly Credit[] {
  return rows.flatMap((row) => {
    const isMeant = row.type === 'deposit' && row.status === 'success' && (amount === null || row.amount?.minor === amount.minor);
    return isMeant && row.amount ? [{ mark: `${String(row.createdAt)} ${row.from}`, amount: row.amount }] : [];
  });
}

/** The first deposit that was not among those seen before. */
export function newCredit(credits: readonly Credit[], before: ReadonlySet<string>): Credit | null {
  return credits.find(({ mark }) => !before.has(mark)) ?? null;
}

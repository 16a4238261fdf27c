import type { StatementEntry } from '../endpoints/statement.ts';

/** A deposit in the statement. */
export const testEntry = (createdAt: number | null, more: Partial<StatementEntry> = {}): StatementEntry => ({
  type: 'deposit',
  typeText: more.type ?? 'deposit',
  from: 'KBANK',
  to: 'WALLET',
  amount: null,
  status: 'success',
  createdAt,
  cause: null,
  ...more,
});

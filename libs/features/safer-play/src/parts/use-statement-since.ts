import { useEffect } from 'react';
import { emptySum, sumStatement, type Currency, type StatementSum } from '@wallet/domain';
import { useStatementHistory } from '@wallet/statement';

/** What the statement says since a moment, in one currency. Undefined while it is read, null if it cannot be read. */
export function useStatementSince(sinceMs: number, currency: Currency): StatementSum | null | undefined {
  const { query, entries, isReading, covers, readUntil } = useStatementHistory();
  useEffect(() => readUntil(sinceMs), [readUntil, sinceMs]);
  if (query.data !== undefined && covers(sinceMs)) {
    const { sums } = sumStatement(entries, { from: sinceMs, to: Infinity });
    return sums.find((sum) => sum.currency === currency) ?? emptySum(currency);
  }
  const isComing = isReading || query.isFetching || (query.data === undefined && query.error === undefined);
  return isComing ? undefined : null;
}

import { budgetFrom, type Budget } from '@wallet/domain';
import { useServerNow } from '../parts/use-server-now.ts';
import { useStatementSince } from '../parts/use-statement-since.ts';

/** How much of a budget is used, in hundredths, with deposits in progress. Undefined while it is read, null if it cannot be read. */
export function useBudgetUsed({ period, currency }: Budget): number | null | undefined {
  const sum = useStatementSince(budgetFrom(period, useServerNow()), currency);
  return sum && sum.moneyIn.minor + sum.inProgress.moneyIn.minor;
}

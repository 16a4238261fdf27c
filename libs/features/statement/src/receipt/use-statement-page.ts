import { useGetStatementQuery } from '@wallet/api-client/statement';
import { pageSizes } from '@wallet/domain';
import { useCurrency } from '@wallet/money/statement';

/** One page of the statement, from the cache if it was loaded before. */
export function useStatementPage(page: number) {
  const currency = useCurrency();
  return useGetStatementQuery({ page, limit: pageSizes.statement, currency: currency ?? null }, { skip: currency === undefined });
}

import { useGetWalletQuery } from '@wallet/api-client';
import { useGetStatementQuery } from '@wallet/api-client/statement';
import { useApp } from '@wallet/app-shell';
import { pageSizes, type Currency } from '@wallet/domain';

/** What the member's money is in: the wallet tells, or the market where there is one currency only. undefined: not known yet. */
export function useCurrency(): Currency | null | undefined {
  const { profile } = useApp().definition;
  const { data: wallet, isError } = useGetWalletQuery();
  if (wallet) return wallet.currency;
  if (profile.currencies.length === 1) return profile.currencies[0];
  return isError ? null : undefined;
}

/** One page of the statement. */
export function useStatementPage(page: number, { isAnew }: { readonly isAnew: boolean }) {
  const currency = useCurrency();
  return useGetStatementQuery(
    { page, limit: pageSizes.statement, currency: currency ?? null },
    { skip: currency === undefined, refetchOnMountOrArgChange: isAnew },
  );
}

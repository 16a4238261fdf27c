import { useGetWalletQuery } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import type { Currency } from '@wallet/domain';

/** The currency of the member's money: the wallet's, or the market's if it has only one. undefined while not known. */
export function useCurrency(): Currency | null | undefined {
  const { profile } = useApp().definition;
  const { data: wallet, isError } = useGetWalletQuery();
  if (wallet) return wallet.currency;
  if (profile.currencies.length === 1) return profile.currencies[0];
  return isError ? null : undefined;
}

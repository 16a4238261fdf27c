import { gameAccountsBalance } from '@wallet/domain';
import { MoneyText } from '@wallet/money';
import { BalancePartsList } from '../components/BalancePartsList.tsx';
import type { HidableProps } from './Total.tsx';
import { useFigures } from './use-figures.ts';

/** What of the total is in the wallet and what in the game accounts. */
export function BalanceParts({ hiddenLabel }: HidableProps) {
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  if (!wallet) return error ? null : <BalancePartsList />;
  const look = { size: 'body', isStale, hiddenLabel } as const;
  return (
    <BalancePartsList
      wallet={<MoneyText amount={wallet.balance} {...look} />}
      gameAccounts={<MoneyText amount={gameAccountsBalance(wallet)} {...look} />}
    />
  );
}

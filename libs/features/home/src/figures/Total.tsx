import { useApp } from '@wallet/app-shell';
import { totalBalance } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { EarlyAmount, Skeleton } from '@wallet/ui-kit';
import { useFigures } from './use-figures.ts';

/** The sum of wallet and game accounts. */
export function Total() {
  const { t } = useText('common');
  const { profile } = useApp().definition;
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  if (wallet || error) return <MoneyText amount={wallet ? totalBalance(wallet) : null} size="display" isStale={isStale} />;
  return (
    <>
      <EarlyAmount currencies={Object.fromEntries(profile.currencies.map((currency) => [currency, t(`currency.${currency}`)]))} />
      <Skeleton shape="amount" />
    </>
  );
}

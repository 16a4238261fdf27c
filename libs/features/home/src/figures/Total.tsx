import { useApp } from '@wallet/app-shell';
import { totalBalance } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { EarlyAmount, Skeleton } from '@wallet/ui-kit';
import { useFigures } from './use-figures.ts';

export interface HidableProps {
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
}

/** The sum of wallet and game accounts. */
export function Total({ hiddenLabel }: HidableProps) {
  const { t } = useText('common');
  const { profile } = useApp().definition;
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  if (wallet) return <MoneyText amount={totalBalance(wallet)} size="display" isStale={isStale} hiddenLabel={hiddenLabel} />;
  if (error) return null;
  return (
    <>
      <EarlyAmount currencies={Object.fromEntries(profile.currencies.map((currency) => [currency, t(`currency.${currency}`)]))} />
      <Skeleton shape="amount" />
    </>
  );
}

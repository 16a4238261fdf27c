import { totalBalance } from '@wallet/domain';
import { MoneyText } from '@wallet/money';
import styles from '../BalanceCard.module.scss';
import { useFigures } from './use-figures.ts';

export interface HidableProps {
  /** The text in place of hidden amounts; undefined when amounts are visible. */
  readonly hiddenLabel: string | undefined;
}

/** The sum of wallet and game accounts. It replaces the early amount. */
export function Total({ hiddenLabel }: HidableProps) {
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  if (!wallet && !error) return null;
  return (
    <span className={styles.known}>
      {wallet && <MoneyText amount={totalBalance(wallet)} size="display" isStale={isStale} hiddenLabel={hiddenLabel} />}
    </span>
  );
}

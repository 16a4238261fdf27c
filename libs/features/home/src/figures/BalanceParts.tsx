import { gameAccountsBalance, type Money, type Wallet } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { MoneyText } from '@wallet/money';
import { Skeleton } from '@wallet/ui-kit';
import { useFigures } from './use-figures.ts';
import styles from './BalanceParts.module.scss';

/** What of the total is in the wallet and what in the game accounts. */
export function BalanceParts() {
  const { t } = useText('home');
  const { query, isStale } = useFigures();
  const { data: wallet, error } = query;
  const shown = (amount: (of: Wallet) => Money | null) =>
    wallet || error ? <MoneyText amount={wallet ? amount(wallet) : null} size="body" isStale={isStale} /> : <Skeleton shape="text" />;
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{t('wallet')}</dt>
        <dd>{shown(({ balance }) => balance)}</dd>
      </div>
      <div>
        <dt>{t('gameAccounts')}</dt>
        <dd>{shown(gameAccountsBalance)}</dd>
      </div>
    </dl>
  );
}

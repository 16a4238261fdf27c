import { gameAccountsBalance } from '@wallet/domain';
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
  if (!wallet && error) return null;
  const look = { size: 'body', isStale } as const;
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{t('wallet')}</dt>
        <dd>{wallet ? <MoneyText amount={wallet.balance} {...look} /> : <Skeleton shape="text" />}</dd>
      </div>
      <div>
        <dt>{t('gameAccounts')}</dt>
        <dd>{wallet ? <MoneyText amount={gameAccountsBalance(wallet)} {...look} /> : <Skeleton shape="text" />}</dd>
      </div>
    </dl>
  );
}

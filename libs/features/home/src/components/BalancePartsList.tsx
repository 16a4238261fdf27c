import { useText } from '@wallet/i18n';
import { Skeleton } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './BalancePartsList.module.scss';

interface BalancePartsListProps {
  readonly wallet?: ReactNode;
  readonly gameAccounts?: ReactNode;
}

/** Where the money is. Without amounts, it keeps their room. */
export function BalancePartsList({ wallet, gameAccounts }: BalancePartsListProps) {
  const { t } = useText('home');
  return (
    <dl className={styles.parts}>
      <div>
        <dt>{t('wallet')}</dt>
        <dd>{wallet ?? <Skeleton shape="text" />}</dd>
      </div>
      <div>
        <dt>{t('gameAccounts')}</dt>
        <dd>{gameAccounts ?? <Skeleton shape="text" />}</dd>
      </div>
    </dl>
  );
}

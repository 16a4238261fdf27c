import { useText } from '@wallet/i18n';
import type { ReactNode } from 'react';
import styles from './Accept.module.scss';

interface AcceptProps {
  /** A percentage; null where it is not known. */
  readonly percentFail: number | null;
  /** The button that receives. */
  readonly children: ReactNode;
}

/** The condition that weighs most, beside the button that accepts it: it stays in sight while the rest is scrolled. */
export function Accept({ percentFail, children }: AcceptProps) {
  const { t } = useText('bonus');
  return (
    <div className={styles['accept']}>
      {percentFail !== null && <p className={styles['condition']}>{t('rules.percentFail', { percent: percentFail })}</p>}
      <p className={styles['note']}>{t('rules.accept')}</p>
      {children}
    </div>
  );
}

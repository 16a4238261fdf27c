import { useText } from '@wallet/i18n';
import type { ReactNode } from 'react';
import styles from './Accept.module.scss';

interface AcceptProps {
  /** A percentage; null when it is not known. */
  readonly percentFail: number | null;
  /** The button that receives the bonus. */
  readonly children: ReactNode;
}

/** Shows the most important condition next to the button that accepts it, always visible while the rest scrolls. */
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

import { useText } from '@wallet/i18n';
import { RefreshIcon, VisuallyHidden } from '@wallet/ui-kit';
import type { ReactNode } from 'react';
import styles from './LastCheckRow.module.scss';

interface LastCheckRowProps {
  readonly age: ReactNode;
  readonly isChecking?: boolean;
  readonly onCheck?: () => void;
  /** The text of the button. */
  readonly children: string;
}

/** The age of the figures beside the button that checks them. */
export function LastCheckRow({ age, isChecking = false, onCheck, children }: LastCheckRowProps) {
  const { t } = useText('home');
  return (
    <div className={styles.row}>
      <p className={styles.age}>{age}</p>
      <button
        type="button"
        className={styles.check}
        aria-disabled={isChecking || undefined}
        data-busy={isChecking}
        onClick={isChecking ? undefined : onCheck}
      >
        <RefreshIcon aria-hidden="true" size={18} />
        <span>{children}</span>
      </button>
      <VisuallyHidden isLive>{isChecking && t('checking')}</VisuallyHidden>
    </div>
  );
}

import { useText } from '@wallet/i18n';
import { Button } from '@wallet/ui-kit';
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
      <Button variant="secondary" isBusy={isChecking} busyLabel={t('checking')} onClick={onCheck}>
        {children}
      </Button>
    </div>
  );
}

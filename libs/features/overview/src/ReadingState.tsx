import { StaleNote } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import type { StatementHistory } from '@wallet/statement';
import { Button } from '@wallet/ui-kit';
import styles from './MoneyOverTime.module.scss';

interface ReadingStateProps {
  readonly history: StatementHistory;
  /** Where the chosen period begins. */
  readonly from: number;
}

/** How much of the statement was read, in one line, with ways to stop and to go on. */
export function ReadingState({ history, from }: ReadingStateProps) {
  const { t } = useText('overview');
  const { entries, total, isWhole, isReading, isSavingData, error, covers, readUntil, stop, retry } = history;
  if (error) return <StaleNote error={error} onRetry={retry} />;
  if (isWhole) return covers(0) && <p className={styles.note}>{t('load.whole')}</p>;
  const isCovered = covers(from);
  return (
    <p className={styles.note}>
      {total !== null && <span>{t('load.count', { read: entries.length, total })}</span>}
      <Button variant="ghost" size="small" onClick={isReading ? stop : () => readUntil(isCovered ? 0 : from, true)}>
        {t(isReading ? 'load.stop' : isCovered ? 'load.everything' : 'load.more')}
      </Button>
      {!isReading && !isCovered && isSavingData && <span>{t('load.savingData')}</span>}
    </p>
  );
}

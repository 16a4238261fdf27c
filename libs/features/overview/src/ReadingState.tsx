import { StaleNote } from '@wallet/app-shell';
import { formatBangkokDay } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import type { StatementHistory } from '@wallet/statement';
import { Button, Notice, ProgressBar } from '@wallet/ui-kit';
import styles from './ReadingState.module.scss';

interface ReadingStateProps {
  readonly history: StatementHistory;
  readonly now: number;
  /** Where the chosen period begins. */
  readonly from: number;
}

/** How far back the statement was read, with ways to stop and to go on. It keeps its height, so that nothing moves while it reads. */
export function ReadingState({ history, now, from }: ReadingStateProps) {
  const { t } = useText('overview');
  const { entries, readBackTo, total, isWhole, isReading, isSavingData, error, covers, readUntil, stop, retry, query } = history;
  // Nothing was read, and the page says why.
  if (query.error && !query.data) return null;
  const isCovered = covers(from);
  const isWaiting = !isReading && !isCovered && query.data !== undefined;
  const way = readBackTo === null ? null : share(now - readBackTo, now - from);
  const progress = isWhole ? 1 : isCovered || from === 0 ? share(entries.length, total) : way;

  return (
    <div className={styles.reading}>
      <ProgressBar label={t('load.progress')} value={query.data ? progress : null} />
      <p className={styles.note}>
        <span>{t('load.count', { count: entries.length })}</span>{' '}
        {readBackTo !== null && <span>{t('load.backTo', { day: formatBangkokDay(readBackTo) })}</span>}
      </p>
      {error ? (
        <StaleNote error={error} onRetry={retry} />
      ) : (
        <div className={styles.act}>
          {isWhole ? (
            covers(0) && <p className={styles.note}>{t('load.whole')}</p>
          ) : (
            <Button variant="secondary" disabled={!query.data} onClick={isReading ? stop : () => readUntil(isCovered ? 0 : from, true)}>
              {t(isReading || !query.data ? 'load.stop' : isCovered ? 'load.everything' : 'load.more')}
            </Button>
          )}
        </div>
      )}
      {isWaiting && <Notice variant="info">{t(isSavingData ? 'load.savingData' : 'load.incomplete')}</Notice>}
    </div>
  );
}

const share = (part: number, whole: number | null): number | null =>
  whole === null || whole <= 0 ? null : Math.max(0, Math.min(1, part / whole));

import { useText } from '@wallet/i18n';
import { RefreshIcon, VisuallyHidden } from '@wallet/ui-kit';
import { BalanceNotes } from './BalanceNotes.tsx';
import { LastSync } from './LastSync.tsx';
import { useBalanceCheck, useCheckOnArrival } from './use-balance-check.ts';
import { useFigures } from './use-figures.ts';
import styles from './LastCheck.module.scss';

/** The age of the figures beside the button that checks them. */
export function LastCheck() {
  const { t } = useText('home');
  const { t: common } = useText('common');
  const { query, failure, isOutOfDate } = useFigures();
  const check = useBalanceCheck();
  const { isRunning, lastSync, checkBalance } = check;
  useCheckOnArrival(check);
  return (
    <>
      {query.data && <BalanceNotes failure={failure} isOutOfDate={isOutOfDate} />}
      <div className={styles.row}>
        <p className={styles.age}>{lastSync === null ? t('neverChecked') : <LastSync at={lastSync} />}</p>
        <button
          type="button"
          className={styles.check}
          aria-disabled={isRunning || undefined}
          data-busy={isRunning}
          onClick={isRunning ? undefined : () => void checkBalance()}
        >
          <RefreshIcon aria-hidden="true" size={18} />
          <span>{failure === undefined || !query.data ? t('check') : common('retry')}</span>
        </button>
        <VisuallyHidden isLive>{isRunning && t('checking')}</VisuallyHidden>
      </div>
    </>
  );
}

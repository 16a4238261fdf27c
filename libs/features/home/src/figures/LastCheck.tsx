import { readQueryAgain } from '@wallet/api-client';
import { useApiErrorText, useMayRetry } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import { Notice, RefreshIcon, VisuallyHidden } from '@wallet/ui-kit';
import { BalanceNotes } from './BalanceNotes.tsx';
import { LastSync } from './LastSync.tsx';
import { useBalanceCheck, useCheckOnArrival } from './use-balance-check.ts';
import { useFigures } from './use-figures.ts';
import styles from './LastCheck.module.scss';

/** The age of the figures beside the button that checks them. */
export function LastCheck() {
  const { t } = useText('home');
  const { t: common } = useText('common');
  const errorText = useApiErrorText();
  const { query, failure, isOutOfDate } = useFigures();
  const check = useBalanceCheck();
  const { isRunning, lastSync, checkBalance } = check;
  const mayRetry = useMayRetry();
  const isMissing = query.data === undefined && query.error !== undefined;
  const isBusy = isMissing ? query.isFetching : isRunning;
  const press = () => (isMissing ? readQueryAgain(query) : void checkBalance());
  useCheckOnArrival(check);
  return (
    <>
      {query.data && <BalanceNotes failure={failure} isOutOfDate={isOutOfDate} />}
      {isMissing && <Notice variant="error">{joinSentences(t('failed'), mayRetry ? errorText(query.error) : '')}</Notice>}
      <div className={styles.row}>
        {/* Where no figures are in sight, nothing has an age. */}
        <p className={styles.age}>{!isMissing && (lastSync === null ? t('neverChecked') : <LastSync at={lastSync} />)}</p>
        <button
          type="button"
          className={styles.check}
          aria-disabled={isBusy || undefined}
          data-busy={isBusy}
          onClick={isBusy ? undefined : press}
        >
          <RefreshIcon aria-hidden="true" size={18} />
          <span>{mayRetry && (isMissing || (failure !== undefined && query.data)) ? common('retry') : t('check')}</span>
        </button>
        <VisuallyHidden isLive>{isBusy && t('checking')}</VisuallyHidden>
      </div>
    </>
  );
}

import { readQueryAgain, type CallError } from '@wallet/api-client';
import { useApiErrorText, useMayRetry, StaleNote, useNow } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import { Notice, RefreshIcon, VisuallyHidden, SlowNote } from '@wallet/ui-kit';
import { useBalanceCheck, useCheckOnArrival, useFigures } from './use-figures.ts';
import styles from './LastCheck.module.scss';
import { withoutBreakMarks } from '@wallet/domain';
import { useFormat } from '@wallet/i18n/format';

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

interface BalanceNotesProps {
  readonly failure: CallError | undefined;
  readonly isOutOfDate: boolean;
}

/** A refresh normally takes less time than this. */
const slowAfterMs = 1000;

/** Says that the figures may be outdated, and why. */
function BalanceNotes({ failure, isOutOfDate }: BalanceNotesProps) {
  const { t } = useText('common');
  if (failure !== undefined) return <StaleNote error={failure} />;
  return isOutOfDate && <SlowNote afterMs={slowAfterMs} text={t('amount.stale')} />;
}

const ageEveryMs = 1000;

/** The age of the figures. Updates every second. It is no live region: screen readers would announce it without end. */
function LastSync({ at }: { readonly at: number }) {
  const { t } = useText('home');
  const { relative, deviceTime } = useFormat();
  const now = useNow(ageEveryMs);
  return (
    <time dateTime={new Date(at).toISOString()} title={withoutBreakMarks(deviceTime(at))}>
      {t('lastChecked', { ago: relative(at, now) })}
    </time>
  );
}

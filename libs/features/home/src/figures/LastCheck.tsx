import { useText } from '@wallet/i18n';
import { LastCheckRow } from '../components/LastCheckRow.tsx';
import { BalanceNotes } from './BalanceNotes.tsx';
import { LastSync } from './LastSync.tsx';
import { useBalanceCheck, useCheckOnArrival } from './use-balance-check.ts';
import { useFigures } from './use-figures.ts';

/** The age of the figures, and a button that checks them. */
export function LastCheck() {
  const { t } = useText('home');
  const { t: common } = useText('common');
  const { query, failure, isOutOfDate } = useFigures();
  const check = useBalanceCheck();
  useCheckOnArrival(check);
  return (
    <>
      {query.data && <BalanceNotes failure={failure} isOutOfDate={isOutOfDate} />}
      <LastCheckRow
        age={check.lastSync === null ? t('neverChecked') : <LastSync at={check.lastSync} />}
        isChecking={check.isRunning}
        onCheck={() => void check.checkBalance()}
      >
        {failure === undefined || !query.data ? t('check') : common('retry')}
      </LastCheckRow>
    </>
  );
}

import { clearBonusAction, useGetActiveBonusQuery } from '@wallet/api-client/bonuses';
import { lazyWithPreload, QueryView } from '@wallet/app-shell';
import { useErrorText, useText } from '@wallet/i18n';
import { ActionOutcome, useMoneyAction } from '@wallet/money';
import { Card, Skeleton, useToasts } from '@wallet/ui-kit';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ActiveBonusCard } from './ActiveBonusCard.tsx';

const searchLoading = (
  <Card>
    <Skeleton shape="block" />
  </Card>
);

/** The bonus in use with its end; a code can be searched for only while there is none. */
export function ActiveBonusPart() {
  const { t } = useText('bonus');
  const errorText = useErrorText();
  const { showToast } = useToasts();
  const active = useGetActiveBonusQuery(undefined, { refetchOnMountOrArgChange: true });
  // Here and not in the card: the card is gone as soon as the bonus is.
  const { state, run, prepare, check, reset } = useMoneyAction(clearBonusAction);

  const [search] = useState(() => lazyWithPreload(async () => (await import('./PromotionSearch.tsx')).PromotionSearch));
  useEffect(() => {
    // While the bonus in use is asked for. A failure shows where there is none.
    search.preload().catch(() => undefined);
  }, [search]);

  const tellEnd = useEffectEvent(() => {
    if (state.phase === 'done') {
      const message = state.response?.message;
      showToast('success', message ? errorText({ message }) : t('active.cancelled'));
      reset();
    }
    // Refused, as it was ended elsewhere: what is shown is out of date.
    if (state.phase === 'refused') void active.refetch();
  });
  useEffect(() => tellEnd(), [state.phase]);

  return (
    <QueryView query={active} failedTitle={t('active.failed')}>
      {({ isActive, type }) => (
        <>
          {isActive ? (
            <ActiveBonusCard type={type} state={state} onAsk={prepare} onCancel={() => void run()} />
          ) : (
            <Suspense fallback={searchLoading}>
              <search.Component />
            </Suspense>
          )}
          <ActionOutcome state={state} refusedAs="alert" afterRefusal="" onCheck={check} onClose={reset} />
        </>
      )}
    </QueryView>
  );
}

import { useReadAgain } from '@wallet/api-client';
import { clearBonusAction, useGetActiveBonusQuery } from '@wallet/api-client/bonuses';
import { lazyWithPreload, QueryView } from '@wallet/app-shell';
import { useErrorText, useText } from '@wallet/i18n';
import { ActionOutcome, useDoneText, useMoneyAction } from '@wallet/money';
import { Skeleton, useToasts } from '@wallet/ui-kit';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ActiveBonusCard } from './ActiveBonusCard.tsx';

interface ActiveBonusPartProps {
  /** Called once its content or an error is shown. */
  readonly onSettled: () => void;
}

/** The active bonus and its cancellation. Without an active bonus, a code can be searched for. */
export function ActiveBonusPart({ onSettled }: ActiveBonusPartProps) {
  const { t } = useText('bonus');
  const errorText = useErrorText();
  const doneText = useDoneText();
  const { showToast } = useToasts();
  const readAgain = useReadAgain();
  const active = useGetActiveBonusQuery(undefined, { refetchOnMountOrArgChange: true });
  // Held here because the card disappears together with the bonus.
  const { state, run, prepare, check, reset } = useMoneyAction(clearBonusAction);

  const [isSearchTried, setSearchTried] = useState(false);
  const [search] = useState(() => lazyWithPreload(async () => (await import('./PromotionSearch.tsx')).PromotionSearch));
  useEffect(() => {
    // Preloads while the active bonus is being fetched. A failure is reported when the search is rendered.
    search
      .preload()
      .catch(() => undefined)
      .finally(() => setSearchTried(true));
  }, [search]);

  const isSettled = active.isError || (active.data !== undefined && (active.data.isActive || isSearchTried));
  const reportSettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) reportSettled();
  }, [isSettled]);

  const reportEnd = useEffectEvent(() => {
    if (state.phase === 'done') {
      const code = state.serverText === undefined ? state.response?.message : undefined;
      showToast('success', code ? errorText({ code }) : doneText(t('active.cancelled'), state));
      reset();
    }
    // A refusal means that it was already ended elsewhere, so the shown state is out of date.
    if (state.phase === 'refused') readAgain('ActiveBonus');
  });
  useEffect(() => reportEnd(), [state.phase]);

  return (
    <QueryView query={active} failedTitle={t('active.failed')}>
      {({ isActive, type }) => (
        <>
          {isActive ? (
            <ActiveBonusCard type={type} state={state} onAsk={prepare} onCancel={() => void run()} />
          ) : (
            <Suspense fallback={<Skeleton shape="title" />}>
              <search.Component />
            </Suspense>
          )}
          <ActionOutcome state={state} refusedAs="alert" onCheck={check} onClose={reset} />
        </>
      )}
    </QueryView>
  );
}

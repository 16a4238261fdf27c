import { readQueryAgain, toApiError, useIsOutOfDate, type CallError } from '@wallet/api-client';
import { StaleNote, useMayRetry } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import { SlowNote } from '@wallet/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface FiguresNoteProps {
  /** The query of the amounts on the screen. */
  readonly query: {
    readonly fulfilledTimeStamp?: number | undefined;
    readonly isFetching: boolean;
    readonly error?: CallError | undefined;
    readonly refetch: () => unknown;
  };
}

const patienceMs = 1000;

/** How long to wait before reading again: the connection may be back. */
const retryAfterMs = 3000;

/**
 * Says that the amounts on the screen may be outdated, because money moved after they were read or because reading them
 * failed. Renders nothing if they are up to date.
 */
export function FiguresNote({ query }: FiguresNoteProps) {
  const { fulfilledTimeStamp, isFetching, error } = query;
  const { t } = useText('common');
  const isOutOfDate = useIsOutOfDate(fulfilledTimeStamp);
  const failure = error && !isFetching ? toApiError(error) : null;
  const readAgain = useEffectEvent(() => readQueryAgain(query));
  const isUnreached = failure?.kind === 'unreachable' || failure?.kind === 'offline';
  useEffect(() => {
    if (!isUnreached) return;
    const timer = setTimeout(readAgain, retryAfterMs);
    return () => clearTimeout(timer);
  }, [isUnreached]);
  const mayRetry = useMayRetry();
  if (fulfilledTimeStamp === undefined || !mayRetry) return null;
  if (failure) {
    return <StaleNote error={failure} onRetry={() => readQueryAgain(query)} />;
  }
  return isOutOfDate && <SlowNote afterMs={patienceMs} text={joinSentences(t('amount.stale'), t('stillLoading'))} />;
}

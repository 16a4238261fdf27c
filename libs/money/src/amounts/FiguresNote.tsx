import { type CallError, toApiError, useIsOutOfDate } from '@wallet/api-client';
import { StaleNote } from '@wallet/app-shell';
import { joinSentences, useText } from '@wallet/i18n';
import { SlowNote } from '@wallet/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface FiguresNoteProps {
  /** The query that the figures on the screen come from. */
  readonly query: {
    readonly fulfilledTimeStamp?: number | undefined;
    readonly isFetching: boolean;
    readonly error?: CallError | undefined;
    readonly refetch: () => unknown;
  };
}

const patienceMs = 1000;

/** A line that broke may be back: a read does no harm. */
const retryAfterMs = 3000;

/**
 * Says that the figures on the screen are the last known ones: money was moved since they were read, or reading them
 * again has failed. Nothing while they are up to date.
 */
export function FiguresNote({ query: { fulfilledTimeStamp, isFetching, error, refetch } }: FiguresNoteProps) {
  const { t } = useText('common');
  const isOutOfDate = useIsOutOfDate(fulfilledTimeStamp);
  const failure = error && !isFetching ? toApiError(error) : null;
  const readAgain = useEffectEvent(() => void refetch());
  const isUnreached = failure?.kind === 'unreachable' || failure?.kind === 'offline';
  useEffect(() => {
    if (!isUnreached) return;
    const timer = setTimeout(readAgain, retryAfterMs);
    return () => clearTimeout(timer);
  }, [isUnreached]);
  if (fulfilledTimeStamp === undefined) return null;
  if (failure) {
    return <StaleNote error={failure} onRetry={refetch} />;
  }
  return isOutOfDate && <SlowNote afterMs={patienceMs} text={joinSentences(t('amount.stale'), t('stillLoading'))} />;
}

import { readLatest, readQueryAgain, restartReads, useApiDispatch, type ReadableQuery } from '@wallet/api-client';
import { onVisible } from '@wallet/api-client/line';
import { useEffect, useEffectEvent } from 'react';

/** What was read within this time is as good as new. */
const freshMs = 10_000;
/** How long a member waits for it. */
const maxWaitMs = 1000;

interface LatestQuery<Data> extends ReadableQuery<Data> {
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

/**
 * For what members use outside the app, such as the number of an account: it is read again when they return to the page, and may be read once more
 * before they take it. The function that is returned does that. Its result is null if the data is new, and undefined if nothing could be read in time.
 */
export function useLatest<Data>(query: LatestQuery<Data>): () => Promise<Data | undefined> | null {
  const dispatch = useApiDispatch();
  const readAgain = useEffectEvent(() => {
    // One that is under way may have been answered before the member came back.
    dispatch(restartReads());
    readQueryAgain(query);
  });
  useEffect(() => onVisible(() => readAgain()), []);

  return () => {
    const { isFetching, fulfilledTimeStamp = 0 } = query;
    if (!isFetching && Math.abs(Date.now() - fulfilledTimeStamp) < freshMs) return null;
    return Promise.race([readLatest(query), new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), maxWaitMs))]);
  };
}

import { useCallback } from 'react';
import { walletApi, type ApiTag } from '../transport/base-api.ts';
import { useApiDispatch } from './api-store.ts';

/** Reads the query again, for retry buttons and timers. Harmless once its component has gone. */
export function readQueryAgain({ refetch }: { readonly refetch: () => unknown }): void {
  try {
    void refetch();
  } catch {
    // It is read when it is shown next.
  }
}

/** A query that can be read again. */
export interface ReadableQuery<Data> {
  readonly refetch: () => PromiseLike<{ readonly data?: Data | undefined; readonly isError: boolean }>;
}

/** Reads the query again. Undefined if it could not be read. */
export async function readLatest<Data>({ refetch }: ReadableQuery<Data>): Promise<Data | undefined> {
  try {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  } catch {
    // Its component has gone.
    return undefined;
  }
}

/**
 * Reads again what is on the screen and has one of the tags. It may be called at any time: what has left the screen is
 * read when it is shown next. The `refetch` of a query throws then.
 */
export function useReadAgain(): (...tags: readonly ApiTag[]) => void {
  const dispatch = useApiDispatch();
  return useCallback((...tags) => void dispatch(walletApi.util.invalidateTags([...tags])), [dispatch]);
}

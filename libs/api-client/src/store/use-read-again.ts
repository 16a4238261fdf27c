import { useCallback } from 'react';
import { walletApi, type ApiTag } from '../transport/base-api.ts';
import { useApiDispatch } from './api-store.ts';

/**
 * Reads again what is on the screen and has one of the tags. It may be called at any time: what has left the screen is
 * read when it is shown next. The `refetch` of a query throws then.
 */
export function useReadAgain(): (...tags: readonly ApiTag[]) => void {
  const dispatch = useApiDispatch();
  return useCallback((...tags) => void dispatch(walletApi.util.invalidateTags([...tags])), [dispatch]);
}

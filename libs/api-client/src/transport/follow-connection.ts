import { setupListeners } from '@reduxjs/toolkit/query';
import type { ApiStore } from './api-store.ts';
import { restartReads } from './base-query.ts';

/**
 * Has what is on the screen read again as soon as the device is back online. Returns how to stop that: a session's store
 * must not ask anything once the session has ended.
 */
export function followConnection({ dispatch }: ApiStore): () => void {
  // Prerendered, there is no connection to follow.
  if (typeof window === 'undefined') return () => undefined;
  return setupListeners(dispatch, (_dispatch, { onOnline, onOffline }) => {
    const goOnline = () => {
      // What began without a network would only fail.
      dispatch(restartReads());
      dispatch(onOnline());
    };
    const goOffline = () => dispatch(onOffline());
    window.addEventListener('online', goOnline);
    window.addEventListener('offline', goOffline);
    return () => {
      window.removeEventListener('online', goOnline);
      window.removeEventListener('offline', goOffline);
    };
  });
}

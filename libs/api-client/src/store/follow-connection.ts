import { setupListeners } from '@reduxjs/toolkit/query';
import type { ApiStore } from './api-store.ts';
import { restartReads } from '../transport/base-query.ts';
import { onOnline as whenOnline } from '../transport/line.ts';

/**
 * Reloads what is on the screen as soon as the device is back online. Returns a function that stops this: a store must
 * not send anything once its session has ended.
 */
export function followConnection({ dispatch }: ApiStore): () => void {
  // There is no connection during prerendering.
  if (typeof window === 'undefined') return () => undefined;
  return setupListeners(dispatch, (_dispatch, { onOnline, onOffline }) => {
    const stop = whenOnline(() => {
      // A read that starts offline would only fail.
      dispatch(restartReads());
      dispatch(onOnline());
    });
    const goOffline = () => dispatch(onOffline());
    window.addEventListener('offline', goOffline);
    return () => {
      stop();
      window.removeEventListener('offline', goOffline);
    };
  });
}

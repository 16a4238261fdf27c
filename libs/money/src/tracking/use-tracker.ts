import { knownServerClockOffsetMs, useApiStore } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useMemo } from 'react';
import { trackQrCode } from './track-qr-code.ts';
import { persistTracked } from './persist-tracked.ts';
import { dismissed } from './tracked-slice.ts';

/**
 * Has a QR code followed until it is paid, which home tells the member: `follow` once it was made, where following the
 * same one again changes nothing, and `stopFollowing(id)` when the member has given it up. Slips and withdrawals are
 * followed by themselves once the backend has taken them.
 */
export function useTracker() {
  const { tab } = useApp();
  const store = useApiStore();
  return useMemo(() => {
    return {
      follow: (code: Parameters<typeof trackQrCode>[1]) => {
        persistTracked(store, tab);
        trackQrCode(store.dispatch, code, knownServerClockOffsetMs(store.getState()));
      },
      stopFollowing: (id: string) => {
        persistTracked(store, tab);
        store.dispatch(dismissed(id));
      },
    };
  }, [store, tab]);
}

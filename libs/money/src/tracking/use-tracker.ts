import { knownServerClockOffsetMs, useApiStore } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useMemo } from 'react';
import { trackQrCode } from './track-qr-code.ts';
import { persistTracked } from './persist-tracked.ts';
import { dismissed } from './tracked-slice.ts';

/**
 * Tracks a QR code until it is paid: call `follow` when it is created and `stopFollowing(id)` when the member cancels
 * it. Following the same code again changes nothing. Accepted slips and withdrawals are tracked automatically.
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

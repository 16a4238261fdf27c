import { knownServerClockOffsetMs, useApiStore } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useMemo } from 'react';
import { followQrCode } from './follow-qr-code.ts';
import { trackerOf } from './tracker.ts';

/**
 * Has a QR code followed until it is paid, which home tells the member: `follow` once it was made, where following the
 * same one again changes nothing, and `stopFollowing(id)` when the member has given it up. Slips and withdrawals are
 * followed by themselves once the backend has taken them.
 */
export function useTracker() {
  const { tab } = useApp();
  const store = useApiStore();
  return useMemo(
    () => ({
      follow: (code: Parameters<typeof followQrCode>[1]) => followQrCode(tab, code, knownServerClockOffsetMs(store.getState())),
      stopFollowing: trackerOf(tab).drop,
    }),
    [tab, store],
  );
}

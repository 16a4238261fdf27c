import { serverClockOffsetMs, useApiStore } from '@wallet/api-client';
import { useMemo } from 'react';
import { useApp } from '../app/app-context.ts';
import type { ToFollow } from './followed.ts';
import { trackerOf } from './tracker.ts';

/**
 * Has a QR code followed until it is paid, which home tells the member: `follow({ kind: 'qr', id, amount, expiresAt })`
 * once it was made, where following the same id again changes nothing, and `stopFollowing(id)` when the member has given
 * it up. Slips and withdrawals are followed by themselves once the backend has taken them.
 */
export function useTracker() {
  const { tab } = useApp();
  const store = useApiStore();
  return useMemo(() => {
    const tracker = trackerOf(tab);
    return {
      follow: (what: ToFollow) => tracker.follow(what, Date.now() + serverClockOffsetMs(store.getState())),
      stopFollowing: tracker.drop,
    };
  }, [tab, store]);
}

import { serverClockOffsetMs, useApiStore } from '@wallet/api-client';
import { useMemo } from 'react';
import { useApp } from '../app/app-context.ts';
import type { ToFollow } from './followed.ts';
import { trackerOf } from './tracker.ts';

/**
 * Has deposits and withdrawals followed until they are credited, paid or refused, which home tells the member.
 *
 * `follow({ kind: 'slip' })` once the backend has taken a slip, `follow({ kind: 'withdrawal', amount })` once it has
 * taken a withdrawal, `follow({ kind: 'qr', id, amount, expiresAt })` once a QR code was made: following the same id
 * again changes nothing. `stopFollowing(id)` when the member has given a QR code up.
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

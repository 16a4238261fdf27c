import { useSyncExternalStore } from 'react';
import { useApp } from './app-context.ts';

/** The number of the current session. It changes with each login and logout. */
export function useSessionEpoch(): number {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
}

export function useIsLoggedIn(): boolean {
  const { session } = useApp();
  const read = () => session.token() !== null;
  return useSyncExternalStore(session.subscribe, read, read);
}

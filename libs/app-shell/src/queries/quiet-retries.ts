import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many actions are in sight whose outcome is not known yet. */
let unsettled = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  unsettled += change;
  for (const listener of listeners) listener();
}

/** While an action is under way or its outcome is not known, nothing else on the screen says "try again": it could be taken for the action. */
export function useQuietRetries(isUnsettled: boolean): void {
  // Before anything is painted.
  useLayoutEffect(() => {
    if (!isUnsettled) return;
    add(1);
    return () => add(-1);
  }, [isUnsettled]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a failure may say "try again". */
export const useMayRetry = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => unsettled === 0,
    () => true,
  );

import { createObservable } from '../store/observable.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many actions are in sight whose outcome is not known yet. */
let unsettled = 0;
const changes = createObservable();

function add(change: 1 | -1): void {
  unsettled += change;
  changes.notify();
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

/** Whether a failure may say "try again". */
export const useMayRetry = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => unsettled === 0,
    () => true,
  );

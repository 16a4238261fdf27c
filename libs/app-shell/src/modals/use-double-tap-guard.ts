import { useEffect, useState } from 'react';

/** Longer than the time between the taps of a double tap. */
const settleMs = 400;

/**
 * False for a short time after a component appears. A second tap in that time was meant for what was there before, so
 * do not react to it if the action cannot be undone.
 */
export function useDoubleTapGuard(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

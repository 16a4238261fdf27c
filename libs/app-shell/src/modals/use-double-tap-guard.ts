import { useEffect, useState } from 'react';

/** Longer than between the two taps of a double tap. */
const settleMs = 400;

/**
 * False for the first moment in which a part is shown. A second tap in that moment was meant for what stood there before,
 * so nothing that cannot be taken back may listen to it.
 */
export function useDoubleTapGuard(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

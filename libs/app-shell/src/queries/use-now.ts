import { onVisible } from '@wallet/api-client/line';
import { useEffect, useState } from 'react';

/** The device's time in milliseconds, updated every `intervalMs` and when the page becomes visible. */
export function useNow(intervalMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, intervalMs);
    const leave = onVisible(tick);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [intervalMs]);
  return now;
}

import { secondsLeft } from '@wallet/domain';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** How often the clock is looked at: a second is never shown much too long. */
const lookEveryMs = 250;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, lookEveryMs);
  // Browsers stop timers of hidden pages and of sleeping phones.
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/**
 * Whole seconds until a moment, never below 0. Reckoned from the clock each time, so that it is right also after the
 * device slept. `now` is the clock, in milliseconds: the server's where the device's own may be wrong.
 */
export function useCountdown(until: number, onEnd?: () => void, now: () => number = Date.now): number {
  const read = () => secondsLeft(until, now(), 0);
  const seconds = useSyncExternalStore(subscribe, read, read);
  const end = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver, until]);
  return seconds;
}

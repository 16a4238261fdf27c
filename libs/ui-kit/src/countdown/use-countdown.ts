import { firstSecondsLeft, secondsLeft } from '@wallet/domain';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';

/** How often the clock is looked at: a second is never shown much too long. */
const checkEveryMs = 250;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, checkEveryMs);
  // Browsers stop timers of hidden pages and of sleeping phones.
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
}

/** By which clock is counted. */
export interface CountdownClock {
  /** How far the clock that `until` belongs to is ahead of the device's, in milliseconds. 0 without it. */
  readonly offsetMs?: number | undefined;
  /** The device's clock, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/**
 * Whole seconds until a moment, never below 0 and never more than there was whole at first. Reckoned from the clock each
 * time, so that it is right also after the device slept. Outside of the store: the clock holds it.
 */
export function useCountdown(until: number, onEnd?: () => void, { offsetMs = 0, now = Date.now }: CountdownClock = {}): number {
  const read = () => secondsLeft(until, now(), offsetMs);
  const seconds = useSyncExternalStore(subscribe, read, read);
  // What the clocks differ by in parts of a second is no time that anybody has.
  const atFirst = useMemo(() => firstSecondsLeft(until, now(), offsetMs), [until, now, offsetMs]);
  const end = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver, until]);
  return Math.min(seconds, atFirst);
}

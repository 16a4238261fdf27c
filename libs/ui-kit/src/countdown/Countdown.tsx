import { firstSecondsLeft, formatCountdown, secondsLeft, withoutBreakMarks } from '@wallet/domain';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { ProgressIcon } from '../icons/icons.ts';
import styles from './Countdown.module.scss';

interface CountdownProps extends CountdownClock {
  /** What expires, such as "Code is valid for". */
  readonly label: string;
  /** When it expires, in milliseconds. */
  readonly until: number;
  readonly onEnd?: () => void;
}

const soonSeconds = 60;

/** Remaining minutes and seconds. Not a live region: it changes every second. */
export function Countdown({ label, until, onEnd, offsetMs, now }: CountdownProps) {
  const seconds = useCountdown(until, onEnd, { offsetMs, now });
  return (
    <span className={styles.countdown} data-late={seconds < soonSeconds} role="timer" aria-label={withoutBreakMarks(label)}>
      <ProgressIcon aria-hidden="true" size={18} />
      <span className={styles.time} translate="no">
        {formatCountdown(seconds)}
      </span>
    </span>
  );
}

/** How often the time is checked, so that a second is never shown much too long. */
const checkEveryMs = 250;

function subscribe(onCheck: () => void): () => void {
  const timer = setInterval(onCheck, checkEveryMs);
  // Browsers stop timers of hidden pages and sleeping phones.
  document.addEventListener('visibilitychange', onCheck);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onCheck);
  };
}

/** The clock to count by. */
interface CountdownClock {
  /** How far the clock of `until` is ahead of the device's, in milliseconds. The default is 0. */
  readonly offsetMs?: number | undefined;
  /** The device's time in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/**
 * Remaining whole seconds, at least 0 and at most the whole seconds at the start. Calculated from the clock each time,
 * so that it is right after the device slept. Not in the store, because the clock holds it.
 */
function useCountdown(until: number, onEnd?: () => void, { offsetMs = 0, now = Date.now }: CountdownClock = {}): number {
  const read = () => secondsLeft(until, now(), offsetMs);
  const seconds = useSyncExternalStore(subscribe, read, read);
  // A fraction of a second between the clocks is not usable time.
  const initialSeconds = useMemo(() => firstSecondsLeft(until, now(), offsetMs), [until, now, offsetMs]);
  const onEndEvent = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onEndEvent();
  }, [isOver, until]);
  return Math.min(seconds, initialSeconds);
}

import { formatCountdown, withoutBreakMarks } from '@wallet/domain';
import { ProgressIcon } from '../icons/icons.ts';
import styles from './Countdown.module.scss';
import { useCountdown, type CountdownClock } from './use-countdown.ts';

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

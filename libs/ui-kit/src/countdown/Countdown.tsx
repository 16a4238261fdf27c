import { formatCountdown } from '@wallet/domain';
import { ProgressIcon } from '../icons/icons.ts';
import styles from './Countdown.module.scss';
import { useCountdown, type CountdownClock } from './use-countdown.ts';

interface CountdownProps extends CountdownClock {
  /** What ends, as "Code is valid for". */
  readonly label: string;
  /** When it ends, in milliseconds. */
  readonly until: number;
  readonly onEnd?: () => void;
}

const soonSeconds = 60;

/** Minutes and seconds that are left. Not announced: a text that changes each second would never let a screen reader rest. */
export function Countdown({ label, until, onEnd, offsetMs, now }: CountdownProps) {
  const seconds = useCountdown(until, onEnd, { offsetMs, now });
  return (
    <span className={styles['countdown']} data-late={seconds < soonSeconds} role="timer" aria-label={label}>
      <ProgressIcon aria-hidden="true" size={18} />
      <span className={styles['time']}>{formatCountdown(seconds)}</span>
    </span>
  );
}

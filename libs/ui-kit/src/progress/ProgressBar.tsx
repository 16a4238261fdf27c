import { useId } from 'react';
import styles from './ProgressBar.module.scss';

interface ProgressBarProps {
  /** What is under way. */
  readonly label: string;
  /** From 0 to 1; null where nobody knows how far it is. */
  readonly value: number | null;
}

/** How far something has come. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles['progress']}>
      <span className={styles['words']}>
        <span id={id}>{label}</span>
        {value !== null && (
          <span className={styles['share']} aria-hidden="true">
            {`${String(Math.round(value * 100))} %`}
          </span>
        )}
      </span>
      <progress className={styles['bar']} aria-labelledby={id} max={1} value={value ?? undefined} />
    </div>
  );
}

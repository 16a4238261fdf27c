import { useId } from 'react';
import styles from './ProgressBar.module.scss';

interface ProgressBarProps {
  /** Name of the operation. */
  readonly label: string;
  /** From 0 to 1. Null if it is not known. */
  readonly value: number | null;
}

/** The progress of an operation. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {value !== null && (
          <span className={styles.share} aria-hidden="true">
            {`${String(Math.round(value * 100))} %`}
          </span>
        )}
      </span>
      <progress className={styles.bar} aria-labelledby={id} max={1} value={value ?? undefined} />
    </div>
  );
}

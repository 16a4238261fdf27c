import type { ReactNode } from 'react';
import styles from './Disc.module.scss';

interface DiscProps {
  readonly variant?: 'neutral' | 'success' | 'failed' | 'progress';
  /** `large` for the outcome of an action. */
  readonly size?: 'usual' | 'large';
  /** An icon. */
  readonly children: ReactNode;
}

/** The picture of a row or an outcome: an icon on a round ground. The words next to it say the same. */
export function Disc({ variant = 'neutral', size = 'usual', children }: DiscProps) {
  return (
    <span className={styles.disc} data-kind={variant} data-size={size} aria-hidden="true">
      {children}
    </span>
  );
}

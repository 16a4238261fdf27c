import type { ReactNode } from 'react';
import styles from './Badge.module.scss';

interface BadgeProps {
  readonly variant?: 'neutral' | 'accent';
  readonly children: ReactNode;
}

/** A word or a count that belongs to the element next to it. For the status of something, use `Status`. */
export function Badge({ variant = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={variant}>
      <span className={styles.word}>{children}</span>
    </span>
  );
}

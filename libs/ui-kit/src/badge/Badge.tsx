import type { ReactNode } from 'react';
import styles from './Badge.module.scss';

interface BadgeProps {
  readonly kind?: 'neutral' | 'accent';
  readonly children: ReactNode;
}

/** A word or a count that belongs to what stands beside it. How something went is a `Status`. */
export function Badge({ kind = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-kind={kind}>
      <span className={styles['word']}>{children}</span>
    </span>
  );
}

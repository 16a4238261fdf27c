import type { ReactNode } from 'react';
import styles from './Card.module.scss';

interface CardProps {
  /** `raised` marks the most important card of the page. */
  readonly variant?: 'plain' | 'raised';
  readonly children: ReactNode;
}

/** Groups related content. */
export function Card({ variant = 'plain', children }: CardProps) {
  return (
    <div className={styles.card} data-kind={variant}>
      {children}
    </div>
  );
}

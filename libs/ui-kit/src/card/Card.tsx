import type { ReactNode } from 'react';
import styles from './Card.module.scss';

interface CardProps {
  /** `raised` is the one card that matters most on the page. */
  readonly variant?: 'plain' | 'raised';
  readonly children: ReactNode;
}

/** Keeps together what belongs together. */
export function Card({ variant = 'plain', children }: CardProps) {
  return (
    <div className={styles['card']} data-kind={variant}>
      {children}
    </div>
  );
}

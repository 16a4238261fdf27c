import type { ReactNode } from 'react';
import styles from './Card.module.scss';

interface CardProps {
  /**
   * `brand` is the one coloured ground of a page, for what the page is about. Dialogs are rendered outside of it, because they would take
   * its colours. `accent` is what can be received now.
   */
  readonly variant?: 'plain' | 'brand' | 'accent';
  readonly children: ReactNode;
}

/** Groups related content on a surface. */
export function Card({ variant = 'plain', children }: CardProps) {
  return (
    <div className={styles.card} data-ground={variant}>
      {children}
    </div>
  );
}

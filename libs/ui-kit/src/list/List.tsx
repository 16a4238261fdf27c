import type { ReactNode } from 'react';
import styles from './List.module.scss';

interface ListProps {
  /** Names the list where no heading does. */
  readonly label?: string;
  /** `ListRow`s. */
  readonly children: ReactNode;
}

/** Rows of one kind, with lines between them. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

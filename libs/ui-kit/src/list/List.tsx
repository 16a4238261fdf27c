import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode } from 'react';
import styles from './List.module.scss';

interface ListProps {
  /** Accessible name if there is no heading. */
  readonly label?: string;
  /** `ListRow` elements. */
  readonly children: ReactNode;
}

/** A list of rows with separators. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={withoutBreakMarks(label)}>
      {children}
    </ul>
  );
}

import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode } from 'react';
import styles from './List.module.scss';

interface ListProps {
  /** Accessible name if there is no heading. */
  readonly label?: string;
  /** `group` has a surface of its own: an account, or the places of a transfer, in a dialog. */
  readonly variant?: 'plain' | 'group';
  /** `ListRow` elements. */
  readonly children: ReactNode;
}

/** A list of rows with separators. */
export function List({ label, variant = 'plain', children }: ListProps) {
  return (
    <ul className={styles.list} data-variant={variant} aria-label={withoutBreakMarks(label)}>
      {children}
    </ul>
  );
}

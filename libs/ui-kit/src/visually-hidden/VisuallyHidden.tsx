import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.scss';

interface VisuallyHiddenProps {
  /** Announces changes of its text. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ isLive = false, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={isLive ? 'status' : undefined}>
      {typeof children === 'string' ? withoutBreakMarks(children) : children}
    </span>
  );
}

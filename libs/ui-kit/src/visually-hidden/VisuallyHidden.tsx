import type { ReactNode } from 'react';
import { useSpokenAmounts } from '../exact-text/speak-amounts.ts';
import styles from './VisuallyHidden.module.scss';

interface VisuallyHiddenProps {
  /** Announces changes of its text. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ isLive = false, children }: VisuallyHiddenProps) {
  const speak = useSpokenAmounts();
  return (
    <span className={styles.hidden} role={isLive ? 'status' : undefined}>
      {typeof children === 'string' ? speak(children) : children}
    </span>
  );
}

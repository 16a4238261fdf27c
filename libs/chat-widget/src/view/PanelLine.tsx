import type { ReactNode } from 'react';
import styles from './PanelLine.module.scss';

interface PanelLineProps {
  readonly variant?: 'warning' | 'success' | 'danger';
  readonly children: ReactNode;
}

/** A line across the panel with a state and an action. */
export function PanelLine({ variant, children }: PanelLineProps) {
  return (
    <p className={styles.line} data-kind={variant}>
      {children}
    </p>
  );
}

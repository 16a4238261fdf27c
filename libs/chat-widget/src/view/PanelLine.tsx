import type { ReactNode } from 'react';
import styles from './PanelLine.module.scss';

interface PanelLineProps {
  readonly kind?: 'warning' | 'success' | 'danger';
  readonly children: ReactNode;
}

/** A line across the panel: how something stands, and what can be done about it. */
export function PanelLine({ kind, children }: PanelLineProps) {
  return (
    <p className={styles['line']} data-kind={kind}>
      {children}
    </p>
  );
}

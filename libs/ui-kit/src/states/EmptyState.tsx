import type { ReactNode } from 'react';
import { EmptyIcon } from '../icons/icons.ts';
import styles from './State.module.scss';

interface EmptyStateProps {
  readonly title: string;
  /** How to fill it. */
  readonly text?: string;
  /** A drawing instead of the icon. */
  readonly art?: ReactNode;
  /** What the member can do. */
  readonly action?: ReactNode;
}

/** Shown where there is no content. */
export function EmptyState({ title, text, art, action }: EmptyStateProps) {
  return (
    <div className={styles.state} data-state="empty">
      {art ?? <EmptyIcon aria-hidden="true" size={32} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

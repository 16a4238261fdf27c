import type { ReactNode } from 'react';
import { EmptyIcon } from '../icons/icons.ts';
import styles from './State.module.scss';

interface EmptyStateProps {
  readonly title: string;
  /** How it gets filled. */
  readonly text?: string;
  /** A drawing in place of the plain sign. */
  readonly art?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
}

/** Stands where there is nothing to show, and says so. */
export function EmptyState({ title, text, art, action }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {art ?? <EmptyIcon aria-hidden="true" size={32} className={styles['icon']} />}
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Badge.module.scss';
import { ErrorIcon, ProgressIcon, SuccessIcon } from '../icons/icons.ts';
import { keepExact } from '../exact-text/keep-exact.tsx';

/** A word or a count that belongs to the element next to it. For the status of something, use `Status`. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.badge}>
      <span className={styles.word}>{children}</span>
    </span>
  );
}

const icons = { success: SuccessIcon, failed: ErrorIcon, progress: ProgressIcon };

interface StatusProps {
  readonly variant: keyof typeof icons;
  /** The word: colour and icon alone are not accessible. */
  readonly children: ReactNode;
}

/** A status: an icon and a word in its colour. */
export function Status({ variant, children }: StatusProps) {
  const Icon = icons[variant];
  return (
    <span className={styles.status} data-kind={variant}>
      <Icon aria-hidden="true" size={16} className={styles.icon} />
      <span className={styles.word}>{keepExact(children)}</span>
    </span>
  );
}

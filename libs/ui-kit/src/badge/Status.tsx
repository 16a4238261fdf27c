import type { ReactNode } from 'react';
import { ErrorIcon, ProgressIcon, SuccessIcon } from '../icons/icons.ts';
import styles from './Badge.module.scss';
import { keepExact } from '../exact-text/keep-exact.tsx';

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

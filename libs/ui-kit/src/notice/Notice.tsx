import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import styles from './Notice.module.scss';
import { keepExact } from '../exact-text/keep-exact.tsx';

const icons = { error: ErrorIcon, success: SuccessIcon, info: InfoIcon, warning: WarningIcon };

interface NoticeProps {
  readonly variant: keyof typeof icons;
  readonly children: ReactNode;
}

/** A message next to its subject. Errors are announced immediately, others politely. */
export function Notice({ variant, children }: NoticeProps) {
  const Icon = icons[variant];
  return (
    <div className={styles.notice} data-kind={variant} data-ground="tint" role={variant === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={20} className={styles.icon} />
      <div className={styles.text}>{keepExact(children)}</div>
    </div>
  );
}

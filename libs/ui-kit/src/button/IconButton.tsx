import { withoutBreakMarks } from '@wallet/domain';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.scss';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with only an icon, as large as a thumb. */
export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={withoutBreakMarks(label)} title={withoutBreakMarks(label)}>
      {children}
    </button>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.scss';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** What it does, for who cannot see the picture. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that is only a picture, as large as a thumb. */
export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles['button']} aria-label={label} title={label}>
      {children}
    </button>
  );
}

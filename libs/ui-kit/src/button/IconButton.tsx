import { withoutBreakMarks } from '@wallet/domain';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.scss';
import { HideIcon, ShowIcon } from '../icons/icons.ts';

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

interface RevealButtonProps {
  /** True while the value is visible. */
  readonly isShown: boolean;
  /** Label while the value is hidden. */
  readonly showLabel: string;
  /** Label while the value is visible. */
  readonly hideLabel: string;
  /** Distinguishes several buttons on one screen. */
  readonly of?: string;
  readonly onToggle: () => void;
}

/** Shows and hides a confidential value. */
export function RevealButton({ isShown, showLabel, hideLabel, of, onToggle }: RevealButtonProps) {
  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <IconButton label={isShown ? hideLabel : showLabel} aria-description={withoutBreakMarks(of)} onClick={onToggle}>
      <Icon aria-hidden="true" size={20} />
    </IconButton>
  );
}

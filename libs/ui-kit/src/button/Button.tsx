import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Button.module.scss';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the main action of the screen; `soft` receives or claims one of several things; `danger` cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger';
  /** `small` is for an action on one row, `large` for the main actions of the app. */
  readonly size?: 'usual' | 'small' | 'large';
  /** Busy: keeps its size, shows progress, and ignores presses. */
  readonly isBusy?: boolean;
  /** Announced by screen readers when it becomes busy. */
  readonly busyLabel?: string | undefined;
  /** As wide as its container at any screen width. On phones, submit buttons always are. */
  readonly fullWidth?: boolean;
}

/** A button for an action on this page. For navigation, use a link, which can have its look: `buttonLook`. */
export function Button({
  variant = 'primary',
  size = 'usual',
  isBusy = false,
  busyLabel,
  fullWidth = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`, which would remove the focus.
  const isInactive = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        {...buttonLook(variant, size)}
        type={type}
        data-busy={isBusy}
        data-wide={fullWidth || type === 'submit'}
        aria-disabled={isInactive || undefined}
        onClick={press}
      >
        <span className={styles.label}>{children}</span>
        {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      </button>
      {/* Next to the button: inside, it would be part of its name. Rendered before it is busy, because a new live region is not announced. */}
      {busyLabel !== undefined && <VisuallyHidden isLive>{isBusy && busyLabel}</VisuallyHidden>}
    </>
  );
}

/** What makes an element look like a button. For a link: `<Link {...buttonLook('secondary')} to={paths.statement}>`. */
export function buttonLook(variant: NonNullable<ButtonProps['variant']>, size: NonNullable<ButtonProps['size']> = 'usual') {
  return { className: styles.button ?? '', 'data-kind': variant, 'data-size': size };
}

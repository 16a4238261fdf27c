import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Button.module.scss';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do here; `danger` cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** Under way: keeps its width and place, says so, and takes no further press. */
  readonly isBusy?: boolean;
  /** What a screen reader hears when it becomes busy. */
  readonly busyLabel?: string | undefined;
  /** As wide as its place, at any width; on phones every button that sends a form is. */
  readonly fullWidth?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Does something here and now. What leads elsewhere is a link. */
export function Button({
  variant = 'primary',
  isBusy = false,
  busyLabel,
  fullWidth = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled`: that would take the focus away from who has just pressed it.
  const isOff = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={styles['button']}
        data-kind={variant}
        data-busy={isBusy}
        data-wide={fullWidth || type === 'submit'}
        aria-disabled={isOff || undefined}
        onClick={press}
      >
        <span className={styles['label']}>{children}</span>
        {isBusy && <span className={styles['spinner']} aria-hidden="true" />}
      </button>
      {/* Beside it: inside it would become part of its name. There before it is busy, or its words would not be heard. */}
      {busyLabel !== undefined && <VisuallyHidden isLive>{isBusy && busyLabel}</VisuallyHidden>}
    </>
  );
}

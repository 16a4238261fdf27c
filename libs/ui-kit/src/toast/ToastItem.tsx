import { useEffect, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { holdTaps } from '../hold-taps/hold-taps.ts';
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icons/icons.ts';
import { toastForMs, type Toast } from './toast-context.ts';
import styles from './Toast.module.scss';
import { keepExact } from '../exact-text/keep-exact.tsx';

const icons = { success: SuccessIcon, danger: ErrorIcon };

interface ToastItemProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onDismiss: (id: number) => void;
  /** Called when the focused button is about to be removed. */
  readonly onLeave: (button: HTMLButtonElement) => void;
}

/** One toast. It disappears by itself, but not while someone points at it or focuses it. */
export function ToastItem({ toast: { id, variant, text, names = [] }, closeLabel, onDismiss, onLeave }: ToastItemProps) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onDismiss(id), toastForMs);
    return () => clearTimeout(timer);
  }, [id, isPaused, onDismiss]);

  const Icon = icons[variant];
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" size={20} className={styles.icon} />
      <p className={styles.text}>{keepExact(text, ...names)}</p>
      <IconButton
        label={closeLabel}
        onClick={({ detail, currentTarget }) => {
          // Pressed with the keyboard. A finger or a mouse does not need the focus.
          if (detail === 0) onLeave(currentTarget);
          onDismiss(id);
          holdTaps();
        }}
      >
        <CloseIcon aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}

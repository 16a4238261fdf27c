import { withoutBreakMarks } from '@wallet/domain';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Toast, ToastContext, toastForMs } from './toasts.ts';
import styles from './Toast.module.scss';
import { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { holdTaps } from '../hold-taps/hold-taps.ts';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons/icons.ts';
import { keepExact } from '../exact-text/keep-exact.tsx';

const liveOf = ({ variant }: Toast) => (variant === 'danger' ? 'assertive' : 'polite');

/** Renders the toasts, on the page or in the topmost dialog. Its live regions exist before the first toast. */
export function ToastOutlet({ place }: { readonly place: 'page' | 'dialog' }) {
  const state = useContext(ToastContext);
  const id = useId();
  const outlet = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const addOutlet = state?.addOutlet;
  useLayoutEffect(() => (place === 'dialog' ? addOutlet?.(id) : undefined), [place, addOutlet, id]);

  if (!state) return null;
  const isTopmost = place === 'dialog' ? state.outlets.at(-1) === id : state.outlets.length === 0;
  const leave = (button: HTMLButtonElement) => {
    const otherButtons = [...(outlet.current?.querySelectorAll('button') ?? [])].filter((other) => other !== button);
    (otherButtons[0] ?? previousFocus.current)?.focus();
  };
  return (
    <div
      ref={outlet}
      className={styles.outlet}
      data-place={place}
      role="region"
      aria-label={withoutBreakMarks(state.label)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
      }}
    >
      {(['assertive', 'polite'] as const).map((live) => (
        <div key={live} className={styles.list} aria-live={live}>
          {isTopmost &&
            state.toasts
              .filter((toast) => liveOf(toast) === live)
              .map((toast) => (
                <ToastItem key={toast.id} toast={toast} closeLabel={state.closeLabel} onDismiss={state.dismiss} onLeave={leave} />
              ))}
        </div>
      ))}
    </div>
  );
}

const icons = { success: SuccessIcon, info: InfoIcon, danger: ErrorIcon };

interface ToastItemProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onDismiss: (id: number) => void;
  /** Called when the focused button is about to be removed. */
  readonly onLeave: (button: HTMLButtonElement) => void;
}

/** One toast. It disappears by itself, but not while someone points at it or focuses it. */
function ToastItem({ toast: { id, variant, text, names = [] }, closeLabel, onDismiss, onLeave }: ToastItemProps) {
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

/** Wraps the app, so that components can call `useToasts`. */
export function ToastRegion(props: Omit<ToastProviderProps, 'outlet'>) {
  return <ToastProvider {...props} outlet={ToastOutlet} />;
}

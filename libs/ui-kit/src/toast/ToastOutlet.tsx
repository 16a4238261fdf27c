import { withoutBreakMarks } from '@wallet/domain';
import { useContext, useId, useLayoutEffect, useRef } from 'react';
import { ToastContext, type Toast } from './toast-context.ts';
import { ToastItem } from './ToastItem.tsx';
import styles from './Toast.module.scss';

const variants: readonly { readonly variant: Toast['variant']; readonly live: 'polite' | 'assertive' }[] = [
  { variant: 'danger', live: 'assertive' },
  { variant: 'success', live: 'polite' },
];

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
      {variants.map(({ variant, live }) => (
        <div key={variant} className={styles.list} aria-live={live}>
          {isTopmost &&
            state.toasts
              .filter((toast) => toast.variant === variant)
              .map((toast) => (
                <ToastItem key={toast.id} toast={toast} closeLabel={state.closeLabel} onDismiss={state.dismiss} onLeave={leave} />
              ))}
        </div>
      ))}
    </div>
  );
}

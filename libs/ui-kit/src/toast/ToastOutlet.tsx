import { useContext, useId, useLayoutEffect, useRef } from 'react';
import { ToastContext, type Toast } from './toast-context.ts';
import { ToastItem } from './ToastItem.tsx';
import styles from './Toast.module.scss';

const kinds: readonly { readonly kind: Toast['variant']; readonly live: 'polite' | 'assertive' }[] = [
  { kind: 'danger', live: 'assertive' },
  { kind: 'success', live: 'polite' },
];

/** Renders the toasts, on the page or in the topmost dialog. Its live regions exist before the first toast. */
export function ToastOutlet({ place }: { readonly place: 'page' | 'dialog' }) {
  const board = useContext(ToastContext);
  const id = useId();
  const outlet = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const addOutlet = board?.addOutlet;
  useLayoutEffect(() => (place === 'dialog' ? addOutlet?.(id) : undefined), [place, addOutlet, id]);

  if (!board) return null;
  const isTopmost = place === 'dialog' ? board.outlets.at(-1) === id : board.outlets.length === 0;
  const leave = (button: HTMLButtonElement) => {
    const others = [...(outlet.current?.querySelectorAll('button') ?? [])].filter((each) => each !== button);
    (others[0] ?? cameFrom.current)?.focus();
  };
  return (
    <div
      ref={outlet}
      className={styles['outlet']}
      role="region"
      aria-label={board.label}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {kinds.map(({ kind, live }) => (
        <div key={kind} className={styles['list']} aria-live={live}>
          {isTopmost &&
            board.toasts
              .filter((toast) => toast.variant === kind)
              .map((toast) => (
                <ToastItem key={toast.id} toast={toast} closeLabel={board.closeLabel} onDismiss={board.dismiss} onLeave={leave} />
              ))}
        </div>
      ))}
    </div>
  );
}

import { Suspense, useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { addToast, ToasterContext, ToastContext, type Toast, type Toaster } from './toast-context.ts';

export interface ToastProviderProps {
  /** Names the place where toasts appear. */
  readonly label: string;
  readonly closeLabel: string;
  /** Draws the toasts. It may be lazy: it is not drawn before a part that may say something is. */
  readonly outlet: ComponentType<{ readonly place: 'page' }>;
  readonly children: ReactNode;
}

/**
 * Keeps what is said by whom is inside, and hands it to the outlet. Outside of the store: a toast outlasts the session that
 * said it, and the login page has no Redux.
 */
export function ToastProvider({ label, closeLabel, outlet: Outlet, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const [isUsed, setUsed] = useState(false);
  const lastId = useRef(0);

  const speaker = useMemo<Toaster>(
    () => ({
      prepare: () => setUsed(true),
      showToast: (kind, text) => {
        lastId.current += 1;
        const id = lastId.current;
        setToasts((before) => addToast(before, { id, variant: kind, text }));
      },
    }),
    [],
  );
  const dismiss = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  const addOutlet = useCallback((id: string) => {
    setOutlets((before) => [...before, id]);
    return () => setOutlets((before) => before.filter((other) => other !== id));
  }, []);

  const board = useMemo(
    () => ({ label, closeLabel, toasts, outlets, addOutlet, dismiss }),
    [label, closeLabel, toasts, outlets, addOutlet, dismiss],
  );
  return (
    <ToasterContext value={speaker}>
      <ToastContext value={board}>
        {children}
        {isUsed && (
          <Suspense fallback={null}>
            <Outlet place="page" />
          </Suspense>
        )}
      </ToastContext>
    </ToasterContext>
  );
}

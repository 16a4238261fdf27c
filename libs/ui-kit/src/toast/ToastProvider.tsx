import { type ComponentType, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { addToast, type Toast, ToastContext, type Toaster, ToasterContext } from './toasts.ts';

export interface ToastProviderProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly closeLabel: string;
  /** Renders the toasts. May be lazy: it is rendered when a component that can show toasts mounts. */
  readonly outlet: ComponentType<{ readonly place: 'page' }>;
  readonly children: ReactNode;
}

/** Holds the toasts and passes them to the outlet. Not in the store: a toast outlives the session, and the login page has no Redux. */
export function ToastProvider({ label, closeLabel, outlet: Outlet, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const [isUsed, setUsed] = useState(false);
  const lastId = useRef(0);

  const toaster = useMemo<Toaster>(
    () => ({
      prepare: () => setUsed(true),
      showToast: (variant, text, ...names) => {
        lastId.current += 1;
        const id = lastId.current;
        setToasts((current) => addToast(current, { id, variant, text, names }));
      },
    }),
    [],
  );
  const dismiss = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), []);
  const addOutlet = useCallback((id: string) => {
    setOutlets((current) => [...current, id]);
    return () => setOutlets((current) => current.filter((other) => other !== id));
  }, []);

  const state = useMemo(
    () => ({ label, closeLabel, toasts, outlets, addOutlet, dismiss }),
    [label, closeLabel, toasts, outlets, addOutlet, dismiss],
  );
  return (
    <ToasterContext value={toaster}>
      <ToastContext value={state}>
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

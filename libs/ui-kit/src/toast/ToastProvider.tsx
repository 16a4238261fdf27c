import { type ComponentType, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { addToast, type Toast, ToastContext, type Toaster, ToasterContext } from './toasts.ts';

export interface ToastProviderProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly closeLabel: string;
  /** Renders the toasts. May be lazy: it is rendered when a component that can show toasts mounts. */
  readonly outlet: ComponentType<{ readonly place: 'page' }>;
  readonly children: ReactNode;
}

let lastId = 0;

/** Holds the toasts and passes them to the outlet. Not in the store: a toast outlives the session, and the login page has no Redux. */
export function ToastProvider({ label, closeLabel, outlet: Outlet, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const [isUsed, setUsed] = useState(false);

  const dismiss = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), []);
  const toaster = useMemo<Toaster>(
    () => ({
      prepare: () => setUsed(true),
      showToast: (variant, text, ...names) => {
        lastId += 1;
        const id = lastId;
        setToasts((current) => addToast(current, { id, variant, text, names }));
        return () => dismiss(id);
      },
    }),
    [dismiss],
  );
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

import { Suspense, useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { addToast, ToasterContext, ToastContext, type Toast, type Toaster } from './toast-context.ts';

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

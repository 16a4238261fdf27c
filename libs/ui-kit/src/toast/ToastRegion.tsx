import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { addToast, ShowToastContext, ToastBoardContext, type ShowToast, type Toast } from './toast-board.ts';
import { ToastOutlet } from './ToastOutlet.tsx';

interface ToastRegionProps {
  /** Names the place where toasts appear. */
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Around the app, once: what is inside can say things with `useToasts`. */
export function ToastRegion({ label, closeLabel, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const lastId = useRef(0);

  const showToast = useCallback<ShowToast>((kind, text) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((before) => addToast(before, { id, kind, text }));
  }, []);
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
    <ShowToastContext value={showToast}>
      <ToastBoardContext value={board}>
        {children}
        <ToastOutlet place="page" />
      </ToastBoardContext>
    </ShowToastContext>
  );
}

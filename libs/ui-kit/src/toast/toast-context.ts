import { createContext } from 'react';

export interface Toast {
  readonly id: number;
  readonly variant: 'success' | 'danger';
  readonly text: string;
}

/** What is said now, and where. */
export interface ToastState {
  readonly label: string;
  readonly closeLabel: string;
  readonly toasts: readonly Toast[];
  /** Outlets of open dialogs, the topmost last. All behind a dialog is silent, hence its own outlet. */
  readonly outlets: readonly string[];
  readonly addOutlet: (id: string) => () => void;
  readonly dismiss: (id: number) => void;
}

/** How parts of the page say things. */
export interface Toaster {
  readonly showToast: (kind: Toast['variant'], text: string) => void;
  /** Has the place for toasts stand before the first one comes, or a screen reader would miss it. */
  readonly prepare: () => void;
}

export const ToastContext = createContext<ToastState | null>(null);

/** Apart from the board, so that who only says something is not drawn again by each toast. */
export const ToasterContext = createContext<Toaster | null>(null);

/** How long a toast stays, in milliseconds. It waits for who points at it or has the focus in it. */
export const toastForMs = 4000;

const maxToasts = 3;

/** The toasts after one more: said once however often it is repeated, and never a wall of them. */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  const others = toasts.filter(({ variant, text }) => variant !== added.variant || text !== added.text);
  return [...others, added].slice(-maxToasts);
}

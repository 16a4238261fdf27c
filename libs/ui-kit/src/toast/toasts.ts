import { createContext, useContext, useEffect } from 'react';

export interface Toast {
  readonly id: number;
  /** `info`: something is under way, and nothing has been done yet. */
  readonly variant: 'success' | 'info' | 'danger';
  readonly text: string;
  /** Names in the text, which page translators leave as they are. */
  readonly names?: readonly string[];
}

/** The current toasts and their outlets. */
export interface ToastState {
  readonly label: string;
  readonly closeLabel: string;
  readonly toasts: readonly Toast[];
  /** Outlets of open dialogs, topmost last. Everything behind a modal dialog is inert, so each has its own outlet. */
  readonly outlets: readonly string[];
  readonly addOutlet: (id: string) => () => void;
  readonly dismiss: (id: number) => void;
}

/** Shows toasts. */
export interface Toaster {
  /** `names` are names in the text. Returns a function that removes the toast. */
  readonly showToast: (variant: Toast['variant'], text: string, ...names: readonly string[]) => () => void;
  /** Renders the live region before the first toast, or screen readers would miss it. */
  readonly prepare: () => void;
}

export const ToastContext = createContext<ToastState | null>(null);

/** Separate from the toasts, so that components that only show them do not render again for each one. */
export const ToasterContext = createContext<Toaster | null>(null);

/** How long a toast is visible, in milliseconds. The time stops while someone points at it or focuses it. */
export const toastForMs = 4000;

const maxToasts = 3;

/** Adds a toast. The same text is shown once, and the number of toasts is limited. */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  const otherToasts = toasts.filter(({ variant, text }) => variant !== added.variant || text !== added.text);
  return [...otherToasts, added].slice(-maxToasts);
}

/** Returns a function that shows a toast for four seconds. For something that must not be missed, use a `Notice`. */
export function useToasts(): Pick<Toaster, 'showToast'> {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToasts() needs a <ToastRegion> around it');
  useEffect(() => toaster.prepare(), [toaster]);
  return toaster;
}

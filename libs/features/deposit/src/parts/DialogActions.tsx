import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element at the bottom of the dialog that holds the buttons; null until it is mounted. */
export const ActionsElement = createContext<HTMLElement | null>(null);

/** Renders the open method's buttons at the bottom of the dialog, where they do not scroll away. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  const element = use(ActionsElement);
  return element && createPortal(children, element);
}

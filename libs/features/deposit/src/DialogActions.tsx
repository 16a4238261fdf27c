import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place at the bottom of the dialog, once it stands. */
export const ActionsPlace = createContext<HTMLElement | null>(null);

/** Puts the buttons of the way that is open at the bottom of the dialog, which does not scroll away. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  const place = use(ActionsPlace);
  return place && createPortal(children, place);
}

import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { modalDetails, modalParameter, type ModalDetails, type ModalId } from '../app/paths.ts';
import { useApp } from '../app/app-context.ts';

/** Kept with an entry of the browser's history: how many entries ago the page stood without a modal. */
interface ModalEntry {
  readonly modalDepth?: number;
}

/** The history entry of a modal that was opened from a page. */
export const openedModal: ModalEntry = { modalDepth: 1 };

/**
 * Opens and closes what stands over a member's page. Each modal and each of its steps is an address: Back goes one step
 * back and then closes it, a reload stays, and a link can open it.
 */
export function useModal() {
  const navigate = useNavigate();
  const { preloadModal } = useApp();
  const [search] = useSearchParams();
  const state = useLocation().state as ModalEntry | null;
  const depth = typeof state?.modalDepth === 'number' ? state.modalDepth : 0;

  const go = useCallback(
    (id: ModalId, details: ModalDetails, entry: { readonly depth: number; readonly replace: boolean }) => {
      const next = withoutModal(search);
      next.set(modalParameter, id);
      for (const [name, value] of Object.entries(details)) next.set(name, value);
      void navigate({ search: next.toString() }, { replace: entry.replace, state: { modalDepth: entry.depth } satisfies ModalEntry });
    },
    [navigate, search],
  );

  /** Opens a modal over the page. */
  const open = useCallback((id: ModalId, details: ModalDetails = {}) => go(id, details, { depth: 1, replace: false }), [go]);

  /** Goes on inside the modal that is open: Back returns to where it was. */
  const step = useCallback(
    (id: ModalId, details: ModalDetails) => go(id, details, { depth: depth === 0 ? 0 : depth + 1, replace: depth === 0 }),
    [go, depth],
  );

  /** Shows something else in the place of what is open, without a step that Back would return to. */
  const replace = useCallback((id: ModalId, details: ModalDetails = {}) => go(id, details, { depth, replace: true }), [go, depth]);

  /** One step back inside the modal that is open, as the browser's Back goes; to its first step where a link opened it. */
  const back = useCallback(
    (id: ModalId) => {
      if (depth > 1) void navigate(-1);
      else replace(id);
    },
    [navigate, replace, depth],
  );

  /** Closes what is open, however many steps were gone inside it. */
  const close = useCallback(() => {
    if (depth > 0) void navigate(-depth);
    else void navigate({ search: withoutModal(search).toString() }, { replace: true });
  }, [navigate, search, depth]);

  return useMemo(() => ({ open, step, replace, back, close, preload: preloadModal }), [open, step, replace, back, close, preloadModal]);
}

/** What the present address says of one detail of the modal; null where it says nothing. */
export function useModalDetail(name: keyof ModalDetails): string | null {
  return useSearchParams()[0].get(name);
}

function withoutModal(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [modalParameter, ...modalDetails]) rest.delete(name);
  return rest;
}

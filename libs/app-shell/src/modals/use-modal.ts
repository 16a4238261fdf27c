import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { modalParameter } from '../router/paths.ts';
import { useApp } from '../store/app-context.ts';
import { modalsOf, type WalletAppDefinition } from '../router/definition.ts';

/** URL parameters of a modal besides its id, as declared by its feature. */
type ModalDetails = Readonly<Record<string, string>>;

/** State of a history entry: how many entries ago the page had no modal. */
interface ModalEntry {
  readonly modalDepth?: number;
}

/** The history entry of a modal that was opened from a page. */
const openedModal: ModalEntry = { modalDepth: 1 };

/** Guards navigation: returns true once, until the target has rendered. A second tap in between is the same step. */
function useSingleTap(): () => boolean {
  const { key } = useLocation();
  const leaving = useRef<string | null>(null);
  useEffect(() => {
    leaving.current = null;
  }, [key]);
  return useCallback(() => {
    if (leaving.current === key) return false;
    leaving.current = key;
    return true;
  }, [key]);
}

/** Props for a link that opens a modal. Several taps create one history entry. */
export function useModalLink() {
  const isFirstTap = useSingleTap();
  return {
    state: openedModal,
    onClick: (event: MouseEvent) => {
      const isForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!isForAnotherTab && !isFirstTap()) event.preventDefault();
    },
  };
}

/**
 * Opens and closes the modal over a member page. Each modal and each of its steps has a URL: Back goes one step back
 * and finally closes it, a reload keeps it, and a link can open it.
 */
export function useModal() {
  const navigate = useNavigate();
  const { definition, preloadModal } = useApp();
  const [search] = useSearchParams();
  const state = useLocation().state as ModalEntry | null;
  const isFirstTap = useSingleTap();
  const depth = typeof state?.modalDepth === 'number' ? state.modalDepth : 0;

  const go = useCallback(
    (id: string, details: ModalDetails, entry: { readonly depth: number; readonly replace: boolean }) => {
      if (!entry.replace && !isFirstTap()) return;
      const next = withoutModal(definition, search);
      next.set(modalParameter, id);
      for (const [name, value] of Object.entries(details)) next.set(name, value);
      void navigate({ search: next.toString() }, { replace: entry.replace, state: { modalDepth: entry.depth } satisfies ModalEntry });
    },
    [definition, navigate, search, isFirstTap],
  );

  /** Opens a modal over the page. */
  const open = useCallback((id: string, details: ModalDetails = {}) => go(id, details, { depth: 1, replace: false }), [go]);

  /** Goes to another step of the open modal. Back returns to the previous one. */
  const step = useCallback(
    (id: string, details: ModalDetails) => go(id, details, { depth: depth === 0 ? 0 : depth + 1, replace: depth === 0 }),
    [go, depth],
  );

  /** Replaces the open modal or step without a history entry. */
  const replace = useCallback((id: string, details: ModalDetails = {}) => go(id, details, { depth, replace: true }), [go, depth]);

  /** Goes one step back in the open modal, like the browser's Back. If a link opened the modal, goes to its first step. */
  const back = useCallback(
    (id: string) => {
      if (depth <= 1) replace(id);
      else if (isFirstTap()) void navigate(-1);
    },
    [navigate, replace, depth, isFirstTap],
  );

  /** Closes the modal, however many steps were taken. */
  const close = useCallback(() => {
    if (depth === 0) void navigate({ search: withoutModal(definition, search).toString() }, { replace: true });
    else if (isFirstTap()) void navigate(-depth);
  }, [definition, navigate, search, depth, isFirstTap]);

  return useMemo(() => ({ open, step, replace, back, close, preload: preloadModal }), [open, step, replace, back, close, preloadModal]);
}

/** The value of a modal's URL parameter, or null if it is absent. */
export function useModalDetail(name: string): string | null {
  return useSearchParams()[0].get(name);
}

function withoutModal(definition: WalletAppDefinition, search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [modalParameter, ...modalsOf(definition).flatMap(({ details }) => details ?? [])]) rest.delete(name);
  return rest;
}

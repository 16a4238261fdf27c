import { useCallback, useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { modalParameter } from '../addresses/paths.ts';
import { useApp } from '../context/app-context.ts';
import type { WalletAppDefinition } from '../definition/definition.ts';
import { modalsOf } from '../definition/modals-of.ts';

/** What a modal keeps in the address besides its id, by the names that its feature declares. */
type ModalDetails = Readonly<Record<string, string>>;

/** Kept with an entry of the browser's history: how many entries ago the page stood without a modal. */
interface ModalEntry {
  readonly modalDepth?: number;
}

/** The history entry of a modal that was opened from a page. */
const openedModal: ModalEntry = { modalDepth: 1 };

/** Asked at each tap that leads somewhere: true once, until what it leads to is drawn. A second tap in between means the same step. */
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

/** What a link to a modal over the present page is given: one step of the history however often it is tapped. */
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
 * Opens and closes what stands over a member's page. Each modal and each of its steps is an address: Back goes one step
 * back and then closes it, a reload stays, and a link can open it.
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

  /** Goes on inside the modal that is open: Back returns to where it was. */
  const step = useCallback(
    (id: string, details: ModalDetails) => go(id, details, { depth: depth === 0 ? 0 : depth + 1, replace: depth === 0 }),
    [go, depth],
  );

  /** Shows something else in the place of what is open, without a step that Back would return to. */
  const replace = useCallback((id: string, details: ModalDetails = {}) => go(id, details, { depth, replace: true }), [go, depth]);

  /** One step back inside the modal that is open, as the browser's Back goes; to its first step where a link opened it. */
  const back = useCallback(
    (id: string) => {
      if (depth <= 1) replace(id);
      else if (isFirstTap()) void navigate(-1);
    },
    [navigate, replace, depth, isFirstTap],
  );

  /** Closes what is open, however many steps were gone inside it. */
  const close = useCallback(() => {
    if (depth === 0) void navigate({ search: withoutModal(definition, search).toString() }, { replace: true });
    else if (isFirstTap()) void navigate(-depth);
  }, [definition, navigate, search, depth, isFirstTap]);

  return useMemo(() => ({ open, step, replace, back, close, preload: preloadModal }), [open, step, replace, back, close, preloadModal]);
}

/** What the present address says of one detail of the modal; null where it says nothing. */
export function useModalDetail(name: string): string | null {
  return useSearchParams()[0].get(name);
}

function withoutModal(definition: WalletAppDefinition, search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of [modalParameter, ...modalsOf(definition).flatMap(({ details }) => details ?? [])]) rest.delete(name);
  return rest;
}

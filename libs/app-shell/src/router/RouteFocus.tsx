import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface RouteFocusProps {
  /** Path of the last page, or null before the first one. It is kept when pages change. */
  readonly shownRef: RefObject<string | null>;
  readonly positions: ScrollPositions;
}

/**
 * Rendered after a page. When the page changes, moves focus to the new page's heading, so that screen readers announce
 * it, and scrolls to the top. Back restores the scroll position.
 */
export function RouteFocus({ shownRef, positions }: RouteFocusProps) {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const position = isBack ? positions.get(key) : undefined;
    if (position !== undefined) window.scrollTo(0, position);
  }, [key, isBack, positions]);
  useEffect(() => {
    const previous = shownRef.current;
    shownRef.current = pathname;
    if (previous === null || previous === pathname) return;
    if (!isBack) window.scrollTo(0, 0);
    focusPage();
  }, [pathname, isBack, shownRef]);
  return null;
}

function focusPage(): void {
  const main = document.querySelector('main');
  // Focus that the page or a modal has set stays there.
  if (!main || main.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

/** Scroll positions by history key. */
export type ScrollPositions = ReadonlyMap<string, number>;

/**
 * Stores the scroll position of each history entry. The browser restores positions too, but before the page has
 * rendered, when it may still be too short.
 */
export function useScrollPositions(): ScrollPositions {
  const { key } = useLocation();
  const [positions] = useState(() => new Map<string, number>());
  const isLeaving = useRef(false);

  useEffect(() => {
    // From here until the next page, the browser scrolls.
    const leave = () => (isLeaving.current = true);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  useLayoutEffect(() => {
    isLeaving.current = false;
    const savePosition = () => {
      if (!isLeaving.current) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key, positions]);

  return positions;
}

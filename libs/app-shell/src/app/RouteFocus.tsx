import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { ScrollPositions } from './use-scroll-positions.ts';

interface PageArrivalProps {
  /** Path of the page that was shown last; null before the first one. Outlives the pages. */
  readonly shownRef: RefObject<string | null>;
  readonly positions: ScrollPositions;
}

/**
 * Stands after a page. When another page has come in the place of one, its name takes the focus, so that who cannot see
 * it hears where he is, and it is seen from its top. Back shows a page where it was left.
 */
export function RouteFocus({ shownRef, positions }: PageArrivalProps) {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const left = isBack ? positions.get(key) : undefined;
    if (left !== undefined) window.scrollTo(0, left);
  }, [key, isBack, positions]);
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = pathname;
    if (before === null || before === pathname) return;
    if (!isBack) window.scrollTo(0, 0);
    focusPage();
  }, [pathname, isBack, shownRef]);
  return null;
}

function focusPage(): void {
  const main = document.querySelector('main');
  // What the page itself or a modal over it has given the focus to keeps it.
  if (!main || main.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
  const heading = main.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}

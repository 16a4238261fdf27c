import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

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

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** How far down each entry of the history was left, by the entry's key. */
export type ScrollPositions = ReadonlyMap<string, number>;

/**
 * Remembers how far down each entry of the history was left. The browser does so too, but goes there before the page is
 * drawn, and no further than the one that still stands there is long.
 */
export function useScrollPositions(): ScrollPositions {
  const { key } = useLocation();
  const [positions] = useState(() => new Map<string, number>());
  const isLeaving = useRef(false);

  useEffect(() => {
    // From here to the next page it is the browser that scrolls.
    const leave = () => (isLeaving.current = true);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  useLayoutEffect(() => {
    isLeaving.current = false;
    const remember = () => {
      if (!isLeaving.current) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, positions]);

  return positions;
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry } from '../conversation/chat-entry.ts';

/** Distance from the end that counts as the end, in px. */
const endPx = 60;

/**
 * Keeps a list scrolled to its end until a member scrolls up, and scrolls to each own message. `onAtEnd` is called when the end becomes visible or
 * hidden. Returns the refs of the list and of what is above its entries.
 */
export function useStickToEnd(entries: readonly ChatEntry[], onAtEnd: (isAtEnd: boolean) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  /** Last scroll position and size of the list. */
  const last = useRef({ top: 0, height: 0, viewport: 0 });
  const isPinnedToEnd = useRef(true);
  const [startMargin, setStartMargin] = useState(0);
  const lastOwn = entries.findLast(({ from }) => from === 'self')?.id;
  const lastOwnRef = useRef(lastOwn);
  const isEmpty = entries.length === 0;

  const keepAtEnd = useCallback(() => {
    const element = scroller.current;
    if (!isPinnedToEnd.current || !element) return;
    element.scrollTop = element.scrollHeight;
    last.current = { top: element.scrollTop, height: element.scrollHeight, viewport: element.clientHeight };
  }, []);
  const scrollToEnd = () => {
    isPinnedToEnd.current = true;
    onAtEnd(true);
    keepAtEnd();
  };
  const onScroll = ({ scrollTop, scrollHeight: height, clientHeight: viewport }: HTMLElement) => {
    // Only scrolling up leaves the end. When the visible area changes, the list scrolls itself, but never by more than
    // is visible.
    const isResized = height !== last.current.height || viewport !== last.current.viewport;
    const maxOwnMove = isResized ? Math.max(viewport, last.current.viewport) : 0;
    if (height - viewport - scrollTop <= endPx) isPinnedToEnd.current = true;
    else if (last.current.top - scrollTop > maxOwnMove) isPinnedToEnd.current = false;
    last.current = { top: scrollTop, height, viewport };
    onAtEnd(isPinnedToEnd.current);
  };

  useLayoutEffect(() => {
    setStartMargin(top.current?.offsetHeight ?? 0);
    const element = scroller.current;
    if (!element) return undefined;
    // Messages get their final height when they are rendered, and the keyboard reduces the list.
    const observer = new ResizeObserver(keepAtEnd);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [isEmpty, keepAtEnd]);

  useLayoutEffect(() => {
    if (lastOwn !== lastOwnRef.current) {
      lastOwnRef.current = lastOwn;
      isPinnedToEnd.current = true;
      onAtEnd(true);
    }
    keepAtEnd();
  }, [entries, lastOwn, onAtEnd, keepAtEnd]);

  return { scroller, top, startMargin, isPrepended: useIsPrepended(entries), scrollToEnd, onScroll };
}

/** True if a list has just grown only at its beginning, so that the visible part must not move. */
function useIsPrepended(items: readonly ChatEntry[]): boolean {
  const [previous, setPrevious] = useState({ items, isPrepended: false });
  if (previous.items === items) return previous.isPrepended;
  const isPrepended = isOnlyPrepended(previous.items, items);
  setPrevious({ items, isPrepended });
  return isPrepended;
}

function isOnlyPrepended(before: readonly ChatEntry[], current: readonly ChatEntry[]): boolean {
  const [first] = before;
  return (
    current.length > before.length && first?.id === current[current.length - before.length]?.id && before.at(-1)?.id === current.at(-1)?.id
  );
}

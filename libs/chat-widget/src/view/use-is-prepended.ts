import { useState } from 'react';

interface ListItem {
  readonly id: string;
}

/** True if a list has just grown only at its beginning, so that the visible part must not move. */
export function useIsPrepended(items: readonly ListItem[]): boolean {
  const [previous, setPrevious] = useState({ items, isPrepended: false });
  if (previous.items === items) return previous.isPrepended;
  const isPrepended = isOnlyPrepended(previous.items, items);
  setPrevious({ items, isPrepended });
  return isPrepended;
}

function isOnlyPrepended(before: readonly ListItem[], current: readonly ListItem[]): boolean {
  const [first] = before;
  return (
    current.length > before.length && first?.id === current[current.length - before.length]?.id && before.at(-1)?.id === current.at(-1)?.id
  );
}

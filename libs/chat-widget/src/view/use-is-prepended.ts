import { useState } from 'react';

interface Listed {
  readonly id: string;
}

/** True if a list has just grown only at its beginning, so that the visible part must not move. */
export function useIsPrepended(items: readonly Listed[]): boolean {
  const [seen, setSeen] = useState({ items, isPrepended: false });
  if (seen.items === items) return seen.isPrepended;
  const isPrepended = isGrownBefore(seen.items, items);
  setSeen({ items, isPrepended });
  return isPrepended;
}

function isGrownBefore(before: readonly Listed[], now: readonly Listed[]): boolean {
  const [first] = before;
  return now.length > before.length && first?.id === now[now.length - before.length]?.id && before.at(-1)?.id === now.at(-1)?.id;
}

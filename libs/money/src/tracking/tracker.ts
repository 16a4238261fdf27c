import { type KeyValueStore, memberPrefix } from '@wallet/session';
import { isOpen, mostFollowed, readFollowed, type Followed, type ToFollow } from './followed.ts';

/** Deposits and withdrawals that are under way. */
const trackedKey = `${memberPrefix}tracked`;

/** The tab's list of deposits and withdrawals under way. It outlives a reload and ends with the session. */
export interface Tracker {
  /** The same list as long as nothing has changed, newest first. */
  readonly list: () => readonly Followed[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows it from `sentAt`, by the backend's clock. What is followed already stays as it is. */
  readonly follow: (what: ToFollow, sentAt: number) => void;
  /** Follows it no longer: ended elsewhere, or the member wants it out of sight. */
  readonly drop: (id: string) => void;
  readonly replace: (items: readonly Followed[]) => void;
}

export function createTracker(tab: KeyValueStore): Tracker {
  const listeners = new Set<() => void>();
  let read: { readonly text: string | null; readonly items: readonly Followed[] } = { text: null, items: [] };

  const list = () => {
    // The end of a session empties the tab's storage: what is kept there is what counts.
    const text = tab.get(trackedKey);
    if (text !== read.text) read = { text, items: readFollowed(text) };
    return read.items;
  };
  const replace = (items: readonly Followed[]) => {
    if (items.length === 0) tab.remove(trackedKey);
    else tab.set(trackedKey, JSON.stringify(items));
    for (const listener of listeners) listener();
  };

  return {
    list,
    replace,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (what, sentAt) => {
      const item = begin(what, sentAt);
      if (list().some(({ id }) => id === item.id)) return;
      replace(makeRoom([item, ...list()]));
    },
    drop: (id) => replace(list().filter((item) => item.id !== id)),
  };
}

function begin(what: ToFollow, sentAt: number): Followed {
  return { id: `${what.kind} ${String(sentAt)}`, ...what, sentAt, row: null, phase: 'sent', reason: '' };
}

/** Where there are too many, what has ended goes first, then the oldest. */
function makeRoom(items: readonly Followed[]): readonly Followed[] {
  if (items.length <= mostFollowed) return items;
  const leaves = items.findLast((item) => !isOpen(item)) ?? items.at(-1);
  return makeRoom(items.filter((item) => item !== leaves));
}

const ofTabs = new WeakMap<KeyValueStore, Tracker>();

export function trackerOf(tab: KeyValueStore): Tracker {
  const known = ofTabs.get(tab);
  if (known) return known;
  const tracker = createTracker(tab);
  ofTabs.set(tab, tracker);
  return tracker;
}

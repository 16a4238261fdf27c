import * as v from 'valibot';
import { storageKeys, type KeyValueStore } from '../storage/storage.ts';

/** An action that was sent, or is about to be, and of which nobody here knows yet what it came to. */
export interface PendingAction {
  /** The intent's own id. */
  readonly id: string;
  readonly intent: string;
  /** What it asks for, where asking for the same again is the same intent. */
  readonly asks?: string | undefined;
  /** What was seen before it was sent; read by those who wrote it. */
  readonly seen: unknown;
}

const stored = v.array(v.object({ id: v.string(), intent: v.string(), asks: v.optional(v.string()), seen: v.unknown() }));

/** More than anybody has under way at once; what is beyond was put there by someone else. */
const mostAtOnce = 20;

/** The list of a session's pending actions, which outlives a reload of the page. */
export function createPendingActions(store: KeyValueStore) {
  const list = (): readonly PendingAction[] => {
    try {
      const read = v.safeParse(stored, JSON.parse(store.get(storageKeys.pendingActions) ?? '[]'));
      return read.success ? read.output.slice(0, mostAtOnce) : [];
    } catch {
      // Somebody else wrote there: nothing of ours is left to look into.
      return [];
    }
  };
  const keep = (actions: readonly PendingAction[]) => {
    if (actions.length === 0) store.remove(storageKeys.pendingActions);
    else store.set(storageKeys.pendingActions, JSON.stringify(actions));
  };
  return {
    list,
    add: (action: PendingAction) => keep([...list(), action]),
    remove: (id: string) => keep(list().filter((action) => action.id !== id)),
  };
}

export type PendingActions = ReturnType<typeof createPendingActions>;

import { type KeyValueStore, memberPrefix } from '@wallet/session';
import * as v from 'valibot';

const pendingKey = `${memberPrefix}pendingActions`;

/** An action that was sent, or is about to be, and of which nobody here knows yet what it came to. */
export interface PendingAction {
  /** The intent's own id. */
  readonly id: string;
  readonly intent: string;
  /** The same for an action that asks for the same, which then is the same intent. */
  readonly fingerprint?: string | undefined;
  /** What was known when it was sent; read by those who wrote it. */
  readonly sent: unknown;
}

interface StoredAction extends PendingAction {
  /** When the member chose to retry after an unknown outcome, in milliseconds. */
  readonly releasedAt?: number | undefined;
}

const stored = v.array(
  v.object({
    id: v.string(),
    intent: v.string(),
    fingerprint: v.optional(v.string()),
    releasedAt: v.optional(v.number()),
    sent: v.unknown(),
  }),
);

/** More than anybody has under way at once; what is beyond was put there by someone else. */
const maxAtOnce = 20;

/** Longer than any call is on its way. Who asks for the same after that means another one. */
const maxOnItsWayMs = 15 * 60_000;

/**
 * The list of a session's pending actions, which outlives a reload of the page. Outside of the store: it is written before
 * the call goes out, and the tabs share it.
 */
export function createPendingActions(store: KeyValueStore) {
  const read = (): readonly StoredAction[] => {
    try {
      const parsed = v.safeParse(stored, JSON.parse(store.get(pendingKey) ?? '[]'));
      if (!parsed.success) return [];
      const oldest = Date.now() - maxOnItsWayMs;
      return parsed.output.filter(({ releasedAt }) => releasedAt === undefined || releasedAt > oldest).slice(-maxAtOnce);
    } catch {
      // Somebody else wrote there: nothing of ours is left to look into.
      return [];
    }
  };
  const keep = (actions: readonly StoredAction[]) => {
    if (actions.length === 0) store.remove(pendingKey);
    else store.set(pendingKey, JSON.stringify(actions));
  };
  const remove = (id: string) => keep(read().filter((action) => action.id !== id));
  return {
    list: (): readonly PendingAction[] => read().filter(({ releasedAt }) => releasedAt === undefined),
    add: (action: PendingAction) => keep([...read(), action]),
    remove,
    /** The member may do it again. Asked for the same, that is the same intent for a while. */
    release: (id: string) => {
      const releasedAt = Date.now();
      keep(read().flatMap((action) => (action.id !== id ? action : action.fingerprint === undefined ? [] : { ...action, releasedAt })));
    },
    /** The last of an intent that was released, which is forgotten by that. */
    takeReleased: (intent: string): PendingAction | undefined => {
      const released = read().findLast((action) => action.intent === intent && action.releasedAt !== undefined);
      if (released) remove(released.id);
      return released;
    },
  };
}

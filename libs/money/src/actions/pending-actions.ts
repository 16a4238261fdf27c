import { type KeyValueStore, memberPrefix } from '@wallet/session';
import * as v from 'valibot';

const pendingKey = `${memberPrefix}pendingActions`;

/** An action that was sent, or is about to be, whose outcome is not known yet. */
export interface PendingAction {
  /** The id of the intent. */
  readonly id: string;
  readonly intent: string;
  /** Identical for two requests with the same content, which then share an intent. */
  readonly fingerprint?: string | undefined;
  /** What was known when it was sent. Validated when it is read. */
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

/** More than anyone runs at once. A longer list was not written by this app. */
const maxAtOnce = 20;

/** Longer than any request takes. A later request with the same content is a new intent. */
const maxOnItsWayMs = 15 * 60_000;

/**
 * The pending actions of a session, which survive a page reload. Stored outside Redux because they are written before
 * the request is sent and shared between tabs.
 */
export function createPendingActions(store: KeyValueStore) {
  const read = (): readonly StoredAction[] => {
    try {
      const parsed = v.safeParse(stored, JSON.parse(store.get(pendingKey) ?? '[]'));
      if (!parsed.success) return [];
      const oldest = Date.now() - maxOnItsWayMs;
      return parsed.output.filter(({ releasedAt }) => releasedAt === undefined || releasedAt > oldest).slice(-maxAtOnce);
    } catch {
      // The entry was not written by this app, so there is nothing to check.
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
    /** Lets the member send the action again. For a while, the same content means the same intent. */
    release: (id: string) => {
      const releasedAt = Date.now();
      keep(read().flatMap((action) => (action.id !== id ? action : action.fingerprint === undefined ? [] : { ...action, releasedAt })));
    },
    /** Returns and removes the last released attempt of an intent. */
    takeReleased: (intent: string): PendingAction | undefined => {
      const released = read().findLast((action) => action.intent === intent && action.releasedAt !== undefined);
      if (released) remove(released.id);
      return released;
    },
  };
}

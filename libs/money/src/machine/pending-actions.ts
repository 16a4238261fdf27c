import { readSent } from '@wallet/api-client';
import { type KeyValueStore, memberPrefix } from '@wallet/session';
import * as v from 'valibot';
import type { Attempt } from './action-state.ts';

const pendingKey = `${memberPrefix}pendingActions`;

const stored = v.array(
  v.object({
    /** The id of the intent. */
    id: v.string(),
    /** Name of the action. */
    intent: v.string(),
    fingerprint: v.optional(v.string()),
    /** When the member chose to retry after an unknown outcome, in milliseconds. */
    releasedAt: v.optional(v.number()),
    sent: v.unknown(),
  }),
);
type Stored = v.InferOutput<typeof stored>[number];

/** More than anyone runs at once. A longer list was not written by this app. */
const maxAtOnce = 20;

/** Longer than any request takes. A later request with the same content is a new intent. */
const maxOnItsWayMs = 15 * 60_000;

const toAttempt = ({ id, fingerprint, sent }: Stored): Attempt => ({
  id,
  ...(fingerprint !== undefined && { fingerprint }),
  sent: readSent(sent),
});

/**
 * The pending actions of a session, which survive a page reload. Stored outside Redux because they are written before
 * the request is sent and shared between tabs.
 */
export function createPendingActions(store: KeyValueStore, now: () => number) {
  const read = (): readonly Stored[] => {
    try {
      const parsed = v.safeParse(stored, JSON.parse(store.get(pendingKey) ?? '[]'));
      if (!parsed.success) return [];
      const oldest = now() - maxOnItsWayMs;
      return parsed.output.filter(({ releasedAt }) => releasedAt === undefined || releasedAt > oldest).slice(-maxAtOnce);
    } catch {
      // The entry was not written by this app, so there is nothing to check.
      return [];
    }
  };
  const keep = (actions: readonly Stored[]) => {
    if (actions.length === 0) store.remove(pendingKey);
    else store.set(pendingKey, JSON.stringify(actions));
  };
  const remove = (id: string) => keep(read().filter((action) => action.id !== id));
  return {
    /** Names of the actions with an outcome that is not known, and their attempts. */
    list: (): readonly { readonly intent: string; readonly attempt: Attempt }[] =>
      read()
        .filter(({ releasedAt }) => releasedAt === undefined)
        .map((action) => ({ intent: action.intent, attempt: toAttempt(action) })),
    add: (intent: string, { id, sent, fingerprint }: Attempt) => keep([...read(), { id, intent, sent, fingerprint }]),
    remove,
    /** Lets the member send the action again. For a while, the same content means the same intent. */
    release: (id: string) => {
      const releasedAt = now();
      keep(read().flatMap((action) => (action.id !== id ? action : action.fingerprint === undefined ? [] : { ...action, releasedAt })));
    },
    /** Returns and removes the last released attempt of an intent. */
    takeReleased: (intent: string): Attempt | null => {
      const released = read().findLast((action) => action.intent === intent && action.releasedAt !== undefined);
      if (!released) return null;
      remove(released.id);
      return toAttempt(released);
    },
  };
}

export type PendingActions = ReturnType<typeof createPendingActions>;

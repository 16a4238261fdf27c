import { readStored } from '@wallet/app-shell/read-stored';
import { readSent } from '@wallet/api-client';
import { type KeyValueStore, memberPrefix } from '@wallet/session';
import * as v from 'valibot';
import type { Attempt } from './action-state.ts';

/** Each attempt has a key of its own: tabs that write at the same time, or have no room to write, lose nothing of each other. */
const pendingKey = (id: string) => `${memberPrefix}pending:${id}`;

/** The last attempt with a content that the member gave up. Attempts with other contents leave it alone: its call may still arrive. */
const releasedKey = (intent: string, fingerprint: string) => `${memberPrefix}released:${intent}:${fingerprint}`;

const stored = v.object({
  /** The id of the intent. */
  id: v.string(),
  /** Name of the action. */
  intent: v.string(),
  fingerprint: v.optional(v.string()),
  /** When the member chose to retry after an unknown outcome, in milliseconds. */
  releasedAt: v.optional(v.number()),
  sent: v.unknown(),
});
type Stored = v.InferOutput<typeof stored>;

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
export function createPendingActions(store: KeyValueStore) {
  /** Nothing if this app has not written it. */
  const read = (key: string): readonly Stored[] => [readStored(store, key, v.unknown())].flat().filter((action) => v.is(stored, action));
  const write = (key: string, action: Stored) => store.set(key, JSON.stringify(action));

  return {
    /** Names of the actions with an outcome that is not known, and their attempts. */
    list: (): readonly { readonly intent: string; readonly attempt: Attempt }[] =>
      store
        .keys(pendingKey(''))
        .flatMap(read)
        .map((action) => ({ intent: action.intent, attempt: toAttempt(action) })),
    /** Stores an attempt. It has the id of the released one if it is the same request. */
    add: (intent: string, { id, sent, fingerprint }: Attempt) => write(pendingKey(id), { id, intent, sent, fingerprint }),
    /** Nothing was sent. The call of the released one may still act, so it is kept. */
    drop: (id: string) => store.remove(pendingKey(id)),
    /** An attempt has ended, and the released one with the same content with it. */
    remove: (intent: string, { id, fingerprint }: Attempt) => {
      store.remove(pendingKey(id));
      if (fingerprint !== undefined) store.remove(releasedKey(intent, fingerprint));
    },
    /** Lets the member send the action again. For a while, the same content means the same intent. */
    release: (id: string) => {
      for (const action of read(pendingKey(id))) {
        if (action.fingerprint !== undefined) write(releasedKey(action.intent, action.fingerprint), { ...action, releasedAt: Date.now() });
      }
      store.remove(pendingKey(id));
    },
    /** The released attempt with this content. */
    released: (intent: string, fingerprint: string): Attempt | null => {
      const [action] = read(releasedKey(intent, fingerprint));
      return action && (action.releasedAt ?? 0) > Date.now() - maxOnItsWayMs ? toAttempt(action) : null;
    },
  };
}

export type PendingActions = ReturnType<typeof createPendingActions>;

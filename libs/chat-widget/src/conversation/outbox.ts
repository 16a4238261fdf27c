import { chatSendRequest } from '@wallet/contract';
import * as v from 'valibot';
import type { ChatStorage } from './conversation.ts';
import { keep, type OwnerKeys } from './owner-keys.ts';

const own = { clientId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)), at: v.number() };
const { message } = chatSendRequest.entries;

const outboxMessage = v.variant('state', [
  /** Never left the device. */
  v.object({ ...own, state: v.literal('waiting'), message }),
  /** Left the device; nobody here knows whether it arrived. What is older than `sinceMs` at the backend is not it. */
  v.object({ ...own, state: v.literal('tried'), message, sinceMs: v.number() }),
  /** Surely did not arrive. */
  v.object({ ...own, state: v.literal('failed'), message }),
  /** Sent by another tab than the one in which it was said, which will want to know. */
  v.object({
    ...own,
    state: v.literal('sent'),
    receipt: v.object({ createdAt: v.nullable(v.union([v.string(), v.number()])), _id: v.nullable(v.string()) }),
  }),
  /** Its file is on its way, or did not arrive. The file itself is kept by the page that chose it only. */
  v.object({ ...own, state: v.picklist(['uploading', 'upload-failed']), kind: v.picklist(['image', 'video']), name: v.string() }),
]);

export type OutboxMessage = v.InferOutput<typeof outboxMessage>;

/** What one's own device has to send, in order, kept over reloads and shared by its tabs. */
export interface Outbox {
  readonly list: () => readonly OutboxMessage[];
  readonly find: (clientId: string) => OutboxMessage | null;
  /** Adds a message at the end, or changes it where it is. */
  readonly put: (message: OutboxMessage) => void;
  readonly drop: (clientId: string) => void;
  readonly clear: () => void;
}

/** The list of their ids must stay short enough to be kept. More wait for as long as the page lives. */
const maxStored = 150;

export function createOutbox(storage: ChatStorage, keys: OwnerKeys): Outbox {
  const unkept = new Map<string, OutboxMessage>();
  /** What this page put there and did not take away. */
  const mine = new Set<string>();

  const readIds = (): readonly string[] => {
    const read = v.safeParse(v.array(v.string()), parse(storage.get(keys.outbox)));
    return read.success ? read.output : [];
  };
  const writeIds = (ids: readonly string[]) => {
    keep(storage, keys.outbox, ids.length === 0 ? '' : JSON.stringify(ids));
  };
  const find = (clientId: string) => {
    const read = v.safeParse(outboxMessage, parse(storage.get(keys.message(clientId))));
    return unkept.get(clientId) ?? (read.success ? read.output : null);
  };
  const list = () => {
    const ids = readIds();
    // Two tabs wrote the list at once, and one of them wrote over this page's part of it.
    const missing = [...mine].filter((id) => !ids.includes(id) && storage.get(keys.message(id)) !== null);
    if (missing.length > 0) writeIds([...ids, ...missing]);
    return [...ids, ...missing, ...unkept.keys()].map(find).filter((one) => one !== null);
  };

  return {
    list,
    find,
    put: (one) => {
      const ids = readIds();
      const { clientId } = one;
      if (!ids.includes(clientId) && ids.length >= maxStored) {
        unkept.set(clientId, one);
        return;
      }
      // The message first: an id without one is no message.
      keep(storage, keys.message(clientId), JSON.stringify(one));
      if (!ids.includes(clientId)) writeIds([...ids, clientId]);
      mine.add(clientId);
    },
    drop: (clientId) => {
      mine.delete(clientId);
      unkept.delete(clientId);
      writeIds(readIds().filter((id) => id !== clientId));
      storage.remove(keys.message(clientId));
    },
    clear: () => {
      mine.clear();
      unkept.clear();
      for (const id of readIds()) storage.remove(keys.message(id));
      storage.remove(keys.outbox);
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Somebody else wrote there.
    return null;
  }
}

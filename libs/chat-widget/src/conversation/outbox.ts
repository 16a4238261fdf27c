import { chatSendRequest } from '@wallet/contract';
import * as v from 'valibot';
import type { ChatStorage } from './conversation.ts';
import { keep, type OwnerKeys } from './owner-keys.ts';

const own = { clientId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)), at: v.number() };
const { message } = chatSendRequest.entries;

const outboxMessage = v.variant('state', [
  /** Never left the device. */
  v.object({ ...own, state: v.literal('waiting'), message }),
  /** Left the device, but it is not known whether it arrived. Messages at the backend that are older than `sinceMs` are others. */
  v.object({ ...own, state: v.literal('tried'), message, sinceMs: v.number() }),
  /** Definitely did not arrive. */
  v.object({ ...own, state: v.literal('failed'), message }),
  /** Sent by another tab than the one in which it was written, which will want to know. */
  v.object({
    ...own,
    state: v.literal('sent'),
    receipt: v.object({ createdAt: v.nullable(v.union([v.string(), v.number()])), _id: v.nullable(v.string()) }),
  }),
  /** Its file is being uploaded, or the upload failed. Only the page that chose the file has it. */
  v.object({ ...own, state: v.picklist(['uploading', 'upload-failed']), kind: v.picklist(['image', 'video']), name: v.string() }),
]);

export type OutboxMessage = v.InferOutput<typeof outboxMessage>;

/** The messages that this device has to send, in order, kept over reloads and shared by its tabs. */
export interface Outbox {
  readonly list: () => readonly OutboxMessage[];
  readonly find: (clientId: string) => OutboxMessage | null;
  /** Adds a message at the end, or updates it in place. */
  readonly put: (message: OutboxMessage) => void;
  readonly drop: (clientId: string) => void;
  readonly clear: () => void;
}

/** Limits the list of ids, so that it can be stored. More messages are kept in memory. */
const maxStored = 150;

export function createOutbox(storage: ChatStorage, keys: OwnerKeys): Outbox {
  const unkept = new Map<string, OutboxMessage>();
  /** Messages that this page added and did not remove. */
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
    // Two tabs wrote the list at the same time, and one of them overwrote this page's part.
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
      // The message first: an id without one is ignored.
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
    // Not written by this app.
    return null;
  }
}

import { chatSendRequest } from '@wallet/contract';
import * as v from 'valibot';
import type { ChatStorage } from './conversation.ts';
import { storeText, type OwnerKeys } from './owner-keys.ts';

const base = { clientId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)), at: v.number() };
const { message } = chatSendRequest.entries;

const outboxMessage = v.variant('state', [
  /** Never left the device. */
  v.object({ ...base, state: v.literal('waiting'), message }),
  /** Left the device, but it is not known whether it arrived. Messages at the backend that are older than `sinceMs` are others. */
  v.object({ ...base, state: v.literal('tried'), message, sinceMs: v.number() }),
  /** Definitely did not arrive. */
  v.object({ ...base, state: v.literal('failed'), message }),
  /** Sent by another tab than the one that created it, which needs the receipt. */
  v.object({
    ...base,
    state: v.literal('sent'),
    receipt: v.object({ createdAt: v.nullable(v.union([v.string(), v.number()])), _id: v.nullable(v.string()) }),
  }),
  /** Its file is being uploaded, or the upload failed. Only the page that chose the file has it. */
  v.object({ ...base, state: v.picklist(['uploading', 'upload-failed']), kind: v.picklist(['image', 'video']), name: v.string() }),
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
  const inMemory = new Map<string, OutboxMessage>();
  /** Messages that this page added and did not remove. */
  const ownIds = new Set<string>();

  const readIds = (): readonly string[] => {
    const parsed = v.safeParse(v.array(v.string()), parse(storage.get(keys.outbox)));
    return parsed.success ? parsed.output : [];
  };
  const writeIds = (ids: readonly string[]) => {
    storeText(storage, keys.outbox, ids.length === 0 ? '' : JSON.stringify(ids));
  };
  const find = (clientId: string) => {
    const parsed = v.safeParse(outboxMessage, parse(storage.get(keys.message(clientId))));
    return inMemory.get(clientId) ?? (parsed.success ? parsed.output : null);
  };
  const list = () => {
    const ids = readIds();
    // Two tabs wrote the list at the same time, and one of them overwrote this page's part.
    const missing = [...ownIds].filter((id) => !ids.includes(id) && storage.get(keys.message(id)) !== null);
    if (missing.length > 0) writeIds([...ids, ...missing]);
    return [...ids, ...missing, ...inMemory.keys()].map(find).filter((entry) => entry !== null);
  };

  return {
    list,
    find,
    put: (entry) => {
      const ids = readIds();
      const { clientId } = entry;
      if (!ids.includes(clientId) && ids.length >= maxStored) {
        inMemory.set(clientId, entry);
        return;
      }
      // The message first: an id without one is ignored.
      storeText(storage, keys.message(clientId), JSON.stringify(entry));
      if (!ids.includes(clientId)) writeIds([...ids, clientId]);
      ownIds.add(clientId);
    },
    drop: (clientId) => {
      ownIds.delete(clientId);
      inMemory.delete(clientId);
      writeIds(readIds().filter((id) => id !== clientId));
      storage.remove(keys.message(clientId));
    },
    clear: () => {
      ownIds.clear();
      inMemory.clear();
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

import { fromWireTime, mergeTimeline, type TimelineItem } from '@wallet/domain';
import type { ChatItem, ChatMessage, ChatReceipt } from '../connection/chat-connection.ts';
import type { ChatContent, ChatEntry } from './chat-entry.ts';
import { readContent } from './read-content.ts';

/** An own message that may have reached the backend, whose stored id is not known. */
export interface Expected {
  readonly clientId: string;
  readonly message: ChatMessage;
  /** The newest known time of the backend when it was sent. Older messages are others. */
  readonly sinceMs: number;
}

interface Message extends TimelineItem {
  readonly createdAtMs: number;
  readonly from: 'self' | 'support';
  readonly name: string | null;
  readonly content: ChatContent;
  /** Its content as text, to recognise the same message. */
  readonly contentKey: string;
  /** Matched to an own message by content only, because the backend does not store client ids. */
  readonly isGuessed: boolean;
}

type MessageKey = Pick<Message, 'id' | 'from' | 'createdAtMs' | 'contentKey'>;

interface TimelineOptions {
  readonly apiOrigin: string;
  /** Own messages that are expected to arrive. */
  readonly expected: () => readonly Expected[];
}

/** Maximum difference between the times of a response and of the message. */
const maxTimeDifferenceMs = 60_000;

/** The stored messages as far as they are known, each once and in order. */
export class Timeline {
  readonly #options: TimelineOptions;
  #messages: readonly Message[] = [];
  /** Ids without a gap between them and all older messages. */
  #settled = new Set<string>();
  #unidentified = 0;
  #entries = new WeakMap<Message, ChatEntry>();

  constructor(options: TimelineOptions) {
    this.#options = options;
  }

  get entries(): readonly ChatEntry[] {
    return this.#messages.map((message) => this.#toEntry(message));
  }

  /** The newest time of the backend, or null. */
  get newestMs(): number | null {
    return this.#messages.at(-1)?.createdAtMs ?? null;
  }

  /** Number of messages with an id of the backend. */
  get storedCount(): number {
    return this.#messages.filter(({ id }) => id !== null).length;
  }

  get hasSettled(): boolean {
    return this.#settled.size > 0;
  }

  isSettled(item: ChatItem): boolean {
    return item._id !== null && this.#settled.has(item._id);
  }

  /** Whether an own message is stored. */
  has(clientId: string): boolean {
    return this.#messages.some((message) => message.clientId === clientId);
  }

  /** The stored id of an own message. Null if it is not known, or if `sure` is set and it is only a guess. */
  receiptOf(clientId: string, certainty: 'sure' | 'guessed'): ChatReceipt | null {
    const message = this.#messages.find((known) => known.clientId === clientId);
    return message === undefined || (certainty === 'sure' && message.isGuessed)
      ? null
      : { _id: message.id, createdAt: message.createdAtMs };
  }

  /** Undoes a wrong match: the same text was sent from another device. */
  rejectGuess(clientId: string): void {
    this.#messages = this.#messages.map((known) =>
      known.clientId === clientId && known.isGuessed ? { ...known, clientId: null, isGuessed: false } : known,
    );
  }

  /** Adds a live message, or a part of the history (oldest first). Returns the new entries. */
  add(items: readonly ChatItem[], order?: 'newer' | 'older'): readonly ChatEntry[] {
    const known = new Set(this.#messages.map(toKey));
    const usedKeys = new Set<string>();
    const arrived: Message[] = [];
    for (const item of items) arrived.push(this.#identify(item, arrived.at(-1)?.createdAtMs ?? firstTime(items), usedKeys));
    this.#messages = mergeTimeline(this.#messages, arrived, order);
    const keys = new Set(arrived.map(toKey));
    return this.#messages
      .filter((message) => {
        const key = toKey(message);
        return keys.has(key) && !known.has(key);
      })
      .map((message) => this.#toEntry(message));
  }

  /** The backend has confirmed that an own message is stored. */
  addSent({ clientId, message }: Pick<Expected, 'clientId' | 'message'>, { _id: id, createdAt }: ChatReceipt): void {
    const existing = this.#messages.find((known) => known.clientId === clientId);
    if (id !== null && existing?.id !== id) this.rejectGuess(clientId);
    const sent: Message = {
      id,
      clientId,
      createdAtMs: fromWireTime(createdAt) ?? existing?.createdAtMs ?? Math.max(Date.now(), this.newestMs ?? 0),
      from: 'self',
      name: null,
      content: readContent(message, this.#options.apiOrigin),
      contentKey: toContentKey(message),
      isGuessed: false,
    };
    this.#messages = mergeTimeline(this.#messages, [sent]);
  }

  /** There is no gap between these messages and older ones. */
  settle(items: readonly ChatItem[]): void {
    for (const { _id } of items) if (_id) this.#settled.add(_id);
  }

  /** There is no gap anywhere. */
  settleAll(): void {
    for (const { id } of this.#messages) if (id !== null) this.#settled.add(id);
  }

  /** Removes the messages that were known at `marker`, to read them again. */
  forgetUntil(marker: TimelineMarker): void {
    this.#messages = this.#messages.filter((message) => !marker.has(message));
    this.#settled = new Set();
  }

  /** All messages that are known now. */
  marker(): TimelineMarker {
    return new Set<object>(this.#messages);
  }

  #identify(item: ChatItem, fallbackMs: number | null, usedKeys: Set<string>): Message {
    const { name, message } = item;
    const id = item._id === '' ? null : item._id;
    const from = item.sender === 'customer' ? 'self' : 'support';
    const createdAtMs = fromWireTime(item.createdAt) ?? fallbackMs ?? Date.now();
    const contentKey = toContentKey(message);
    const ids = this.#findIds({ id, from, createdAtMs, contentKey }, from === 'self' ? toClientId(message.payload) : null, usedKeys);
    usedKeys.add(toKey(ids));
    return {
      ...ids,
      createdAtMs,
      from,
      name: name === '' ? null : name,
      content: readContent(message, this.#options.apiOrigin),
      contentKey,
    };
  }

  /** The ids of an item: those of its message, if that is known or expected. */
  #findIds(item: MessageKey, clientId: string | null, usedKeys: ReadonlySet<string>): Pick<Message, 'id' | 'clientId' | 'isGuessed'> {
    const { id } = item;
    if (clientId !== null) return { id, clientId, isGuessed: false };
    const known = id === null ? undefined : this.#messages.find((message) => message.id === id);
    if (known !== undefined) return known;
    const isSame = ({ from, contentKey, createdAtMs }: Message) =>
      from === item.from && contentKey === item.contentKey && createdAtMs === item.createdAtMs;
    // Some backends send a live message before they store it, and one socket may send less than the other.
    const match = this.#messages.find(
      (message) => (id === null || message.id === null) && isSame(message) && !usedKeys.has(toKey(message)),
    );
    if (match !== undefined) return { id: id ?? match.id, clientId: match.clientId, isGuessed: match.isGuessed };
    const guessed = item.from === 'self' ? this.#guess(item, usedKeys) : null;
    if (guessed === null && id === null) this.#unidentified += 1;
    return { id, clientId: guessed ?? (id === null ? `unmarked-${String(this.#unidentified)}` : null), isGuessed: guessed !== null };
  }

  /**
   * Finds the own message that arrived without its client id: the first with the same content. A live message may come before the response
   * to it, so it is rather the one that is being sent than an answered one, which has another time.
   */
  #guess({ createdAtMs, contentKey }: MessageKey, usedKeys: ReadonlySet<string>): string | null {
    const isAnswered = (message: Message) =>
      message.id === null &&
      message.from === 'self' &&
      message.contentKey === contentKey &&
      Math.abs(message.createdAtMs - createdAtMs) <= maxTimeDifferenceMs;
    const answered = this.#messages.filter(isAnswered).map(({ clientId }) => clientId);
    const expected = this.#options
      .expected()
      .filter(({ clientId, message, sinceMs }) => createdAtMs >= sinceMs && toContentKey(message) === contentKey && !this.has(clientId))
      .map(({ clientId }) => clientId);
    return [...expected, ...answered].find((clientId) => clientId !== null && !usedKeys.has(clientId)) ?? null;
  }

  #toEntry(message: Message): ChatEntry {
    const known = this.#entries.get(message);
    if (known !== undefined) return known;
    const { from, name, createdAtMs, content } = message;
    const entry: ChatEntry = {
      id: toKey(message),
      from,
      at: createdAtMs,
      content,
      ...(name !== null && from === 'support' && { name }),
      ...(from === 'self' && { delivery: 'succeed' }),
    };
    this.#entries.set(message, entry);
    return entry;
  }
}

export type TimelineMarker = ReadonlySet<object>;

/** A key that stays the same when an own message is stored. Every message has one of the two ids. */
function toKey({ id, clientId }: Pick<Message, 'id' | 'clientId'>): string {
  return clientId ?? id ?? '';
}

function toClientId({ clientId }: Readonly<Record<string, unknown>>): string | null {
  return typeof clientId === 'string' && clientId !== '' ? clientId : null;
}

function firstTime(items: readonly ChatItem[]): number | null {
  return items.map(({ createdAt }) => fromWireTime(createdAt)).find((time) => time !== null) ?? null;
}

/** The content of a message as a comparable text. Messages with the same key have the same content. */
export function toContentKey(
  message: { readonly message_type: string; readonly payload: Readonly<Record<string, unknown>> } | ChatMessage,
): string {
  const { text, filePath, title, payload } = message.payload as Readonly<Record<string, unknown>>;
  // A backend may sign the URL of a file again for each response.
  const file = typeof filePath === 'string' ? filePath.split('?')[0] : filePath;
  return JSON.stringify([message.message_type, typeof text === 'string' ? text.trim() : text, file, title, payload]);
}

import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatEntry } from './chat-entry.ts';
import type { ChatStorage } from './conversation.ts';
import type { OwnerKeys } from './owner-keys.ts';

/** Messages that are visible for this long count as read. */
const readAfterMs = 1000;

interface ReadTrackerOptions {
  readonly connection: Pick<ChatConnection, 'markRead'>;
  readonly storage: ChatStorage;
  readonly keys: OwnerKeys;
  /** Time of the newest message by the backend's clock. */
  readonly newestMs: () => number | null;
  readonly onChange: () => void;
}

/** Tracks which messages of support were viewed. */
export class ReadTracker {
  readonly #options: ReadTrackerOptions;
  /** Arrival times by id. */
  readonly #unread = new Map<string, number>();
  #viewedMs: number | null;
  #isViewed = false;
  #isReady = false;
  #isDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ReadTrackerOptions) {
    this.#options = options;
    this.#viewedMs = this.#readStored();
  }

  get unread(): number {
    return this.#isViewed ? 0 : this.#unread.size;
  }

  /** New messages at the end: live ones, or those of a read. */
  add(arrived: readonly ChatEntry[], source: 'live' | 'read'): void {
    if (source === 'read' && this.#viewedMs === null) this.#storeViewed();
    for (const { id, from, at } of arrived) {
      if (from === 'self' || (source === 'read' && at <= (this.#viewedMs ?? Infinity))) continue;
      this.#unread.set(id, at);
      this.#isDue = true;
    }
    this.#isReady ||= source === 'read';
    this.#startTimer();
  }

  setViewed(isViewed: boolean): void {
    this.#isViewed = isViewed;
    this.#isDue ||= isViewed;
    if (!isViewed) this.close();
    this.#startTimer();
  }

  /** The connection is back, so support can be told now. */
  wake(): void {
    this.#startTimer();
  }

  /** Messages shown in another tab count as viewed here too. */
  recheck(): void {
    const stored = this.#readStored();
    if (stored === null) return;
    this.#viewedMs = Math.max(stored, this.#viewedMs ?? 0);
    for (const [id, at] of this.#unread) if (at <= stored) this.#unread.delete(id);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #startTimer(): void {
    if (!this.#isViewed || !this.#isReady || !this.#isDue || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#unread.clear();
      this.#storeViewed();
      this.#isDue = false;
      this.#options.connection.markRead().catch(() => {
        this.#isDue = true;
      });
      this.#options.onChange();
    }, readAfterMs);
  }

  #readStored(): number | null {
    const { storage, keys } = this.#options;
    const stored = Number(storage.get(keys.viewed) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : null;
  }

  #storeViewed(): void {
    this.#viewedMs = this.#options.newestMs() ?? 0;
    this.#options.storage.set(this.#options.keys.viewed, String(this.#viewedMs));
  }
}

import type { ChatConnection } from '../connection/chat-connection.ts';
import type { ChatEntry } from './chat-entry.ts';
import type { ChatStorage } from './conversation.ts';
import type { OwnerKeys } from './owner-keys.ts';

/** Messages that are visible for this long count as read. */
const readAfterMs = 1000;

export interface ReadMarksOptions {
  readonly connection: Pick<ChatConnection, 'markRead'>;
  readonly storage: ChatStorage;
  readonly keys: OwnerKeys;
  /** Time of the newest message, by the backend's clock. */
  readonly newestMs: () => number | null;
  readonly onChange: () => void;
}

/** Tracks which messages of support were viewed. */
export class ReadMarks {
  readonly #options: ReadMarksOptions;
  /** Arrival times by id. */
  readonly #unseen = new Map<string, number>();
  #seenMs: number | null;
  #isViewed = false;
  #isReady = false;
  #isDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ReadMarksOptions) {
    this.#options = options;
    this.#seenMs = this.#readKept();
  }

  get unread(): number {
    return this.#isViewed ? 0 : this.#unseen.size;
  }

  /** New messages at the end: live ones, or those of a read. */
  take(arrived: readonly ChatEntry[], how: 'live' | 'read'): void {
    if (how === 'read' && this.#seenMs === null) this.#remember();
    for (const { id, from, at } of arrived) {
      if (from === 'self' || (how === 'read' && at <= (this.#seenMs ?? Infinity))) continue;
      this.#unseen.set(id, at);
      this.#isDue = true;
    }
    this.#isReady ||= how === 'read';
    this.#arm();
  }

  setViewed(isViewed: boolean): void {
    this.#isViewed = isViewed;
    this.#isDue ||= isViewed;
    if (!isViewed) this.close();
    this.#arm();
  }

  /** The connection is back, so support can be told now. */
  wake(): void {
    this.#arm();
  }

  /** Messages shown in another tab count as viewed here too. */
  recheck(): void {
    const stored = this.#readKept();
    if (stored === null) return;
    this.#seenMs = Math.max(stored, this.#seenMs ?? 0);
    for (const [id, at] of this.#unseen) if (at <= stored) this.#unseen.delete(id);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #arm(): void {
    if (!this.#isViewed || !this.#isReady || !this.#isDue || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#unseen.clear();
      this.#remember();
      this.#isDue = false;
      this.#options.connection.markRead().catch(() => {
        this.#isDue = true;
      });
      this.#options.onChange();
    }, readAfterMs);
  }

  #readKept(): number | null {
    const { storage, keys } = this.#options;
    const stored = Number(storage.get(keys.viewed) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : null;
  }

  #remember(): void {
    this.#seenMs = this.#options.newestMs() ?? 0;
    this.#options.storage.set(this.#options.keys.viewed, String(this.#seenMs));
  }
}

import { fromWireTime } from '@wallet/domain';
import type { ChatConnection, ChatItem } from '../connection/chat-connection.ts';
import type { ChatEntry } from './chat-entry.ts';
import { createRetry } from './retry.ts';
import type { Timeline, TimelineMarker } from './timeline.ts';

/** Number of messages per request. */
const historyPage = 10;
/** Maximum number of pages that are read to close a gap. A larger gap stays, and messages before it are read again when needed. */
const maxGapPages = 30;

interface HistoryOptions {
  readonly connection: Pick<ChatConnection, 'loadHistory'>;
  readonly timeline: Timeline;
  readonly onChange: () => void;
  /** Called with new messages at the end: live ones, or those of a read, which may be none. */
  readonly onArrived: (arrived: readonly ChatEntry[], source: 'live' | 'read') => void;
}

/** Reads the stored messages: at the start, after each gap, and backwards page by page. One request at a time. */
export class History {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  older: 'idle' | 'loading' | 'failed' | 'none' = 'idle';
  readonly #options: HistoryOptions;
  readonly #retry = createRetry(() => this.sync());
  #queue: Promise<unknown> = Promise.resolve();
  #isQueued = false;
  #isClosed = false;
  /** Counts the moments after which live messages may be missing. */
  #gaps = 0;
  /** Whether nothing has been missed since the last read. */
  #isContinuous = false;
  #isOpen = false;

  constructor(options: HistoryOptions) {
    this.#options = options;
  }

  /** A connection was established: earlier messages must be read. */
  onJoined(): void {
    this.#gaps += 1;
    this.#isContinuous = false;
    this.#isOpen = true;
    this.sync();
  }

  /** Live messages may be missing from now on. */
  onGap(): void {
    this.#gaps += 1;
    this.#isContinuous = false;
    this.#isOpen = false;
  }

  addLive(item: ChatItem): void {
    const { timeline, onArrived } = this.#options;
    const arrived = timeline.add([item]);
    if (this.#isContinuous) timeline.settle([item]);
    onArrived(arrived, 'live');
  }

  /** Reads the newest messages, back to the known ones. */
  sync(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    void this.#enqueue(() => {
      this.#isQueued = false;
      return this.#readNewest();
    });
  }

  /** Reads back to a time of the backend. False if that failed. */
  readBackTo(sinceMs: number): Promise<boolean> {
    return this.#enqueue(() => this.#readNewest({ sinceMs }));
  }

  /** Reads the newest messages again, and drops the others until they are requested. */
  reload(): void {
    this.state = 'loading';
    this.#options.onChange();
    void this.#enqueue(() => this.#readNewest({ replaces: this.#options.timeline.marker() }));
  }

  loadOlder(): void {
    if (this.state !== 'ready' || this.older === 'loading' || this.older === 'none') return;
    this.older = 'loading';
    this.#options.onChange();
    void this.#enqueue(() => this.#readOlder());
  }

  close(): void {
    this.#isClosed = true;
    this.#retry.stop();
  }

  #enqueue(read: () => Promise<boolean>): Promise<boolean> {
    const run = this.#queue.then(() => !this.#isClosed && read());
    this.#queue = run;
    return run;
  }

  async #readNewest({ sinceMs, replaces }: { readonly sinceMs?: number; readonly replaces?: TimelineMarker } = {}): Promise<boolean> {
    const { timeline, onChange, onArrived } = this.#options;
    const [gaps, isOpen, marker] = [this.#gaps, this.#isOpen, timeline.marker()];
    const newest = await this.#collect(replaces ? Infinity : sinceMs);
    if (this.#isClosed) return false;
    if (newest === null) {
      if (this.state === 'loading') this.state = 'failed';
      onChange();
      this.#retry.schedule();
      return false;
    }
    if (replaces || !newest.isComplete) timeline.forgetUntil(replaces ?? marker);
    const hadSettled = timeline.hasSettled;
    const arrived = timeline.add(newest.items);
    timeline.settle(newest.items);
    if (isOpen && gaps === this.#gaps) {
      this.#isContinuous = true;
      timeline.settleAll();
    }
    if (!hadSettled) this.older = newest.isBeginning ? 'none' : 'idle';
    this.state = 'ready';
    this.#retry.reset();
    onArrived(arrived, 'read');
    return true;
  }

  /** The newest messages, oldest first. Null if they could not be read. */
  async #collect(sinceMs = Infinity) {
    const { connection, timeline } = this.#options;
    const items: ChatItem[] = [];
    const isFirst = !timeline.hasSettled;
    for (let pages = 0; pages < maxGapPages; pages += 1) {
      const page = await connection.loadHistory({ skip: items.length, limit: historyPage }).catch(() => null);
      if (page === null || this.#isClosed) return null;
      items.push(...page);
      const oldest = page.at(-1);
      if (oldest === undefined) return { items: items.reverse(), isComplete: true, isBeginning: true };
      const isJoined = isFirst || page.some((item) => timeline.isSettled(item));
      if (isJoined && (sinceMs === Infinity || (fromWireTime(oldest.createdAt) ?? Infinity) <= sinceMs)) {
        return { items: items.reverse(), isComplete: true, isBeginning: false };
      }
    }
    return { items: items.reverse(), isComplete: false, isBeginning: false };
  }

  async #readOlder(): Promise<boolean> {
    const { connection, timeline, onChange } = this.#options;
    const initialCount = timeline.storedCount;
    for (let skip = initialCount; timeline.storedCount === initialCount;) {
      const page = await connection.loadHistory({ skip, limit: historyPage }).catch(() => null);
      if (this.#isClosed) return false;
      if (page === null || page.length === 0) {
        this.older = page === null ? 'failed' : 'none';
        onChange();
        return page !== null;
      }
      timeline.add([...page].reverse(), 'older');
      timeline.settle(page);
      // A page without new messages, because more are stored than were counted. The previous page has them.
      skip += page.length;
    }
    this.older = 'idle';
    onChange();
    return true;
  }
}

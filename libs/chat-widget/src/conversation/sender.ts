import { ChatFailure, type ChatConnection, type ChatMessage, type ChatReceipt } from '../connection/chat-connection.ts';
import type { ChatLocks } from './conversation.ts';
import type { History } from './history.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';
import { createRetry } from './retry.ts';
import type { Timeline } from './timeline.ts';

/** Delay before a message is sent. */
const sendDelayMs = 500;
/** How often, and with which delay, a message with an unknown outcome is looked up in the history before it is sent again. */
const maxChecks = 2;
const betweenChecksMs = 2000;
/** Maximum difference between the clocks of a backend's servers and the device. */
const serverSkewMs = 2000;
const deviceSkewMs = 600_000;
/** How long a delivery receipt is kept for the tab that wrote the message. */
const sentKeptMs = 86_400_000;

interface SenderOptions {
  readonly connection: Pick<ChatConnection, 'send'>;
  readonly outbox: Outbox;
  readonly timeline: Timeline;
  readonly history: Pick<History, 'state' | 'readBackTo' | 'sync'>;
  readonly locks: ChatLocks;
  /** Lock of the conversation: one tab at a time sends. */
  readonly lockName: string;
  /** Messages written in this page, by id. */
  readonly ownMessages: ReadonlyMap<string, ChatMessage>;
  readonly onChange: () => void;
  /** Delay between two lookups, for tests. */
  readonly betweenChecksMs?: number | undefined;
}

type Unsent = Extract<OutboxMessage, { state: 'waiting' | 'tried' }>;

/**
 * Sends the messages of the outbox one at a time, in order. A message with an unknown outcome (the response was lost,
 * the page was closed) is looked up in the history first. It is only sent again, with the same id, if it is not there.
 */
export class Sender {
  readonly #options: SenderOptions;
  readonly #retry = createRetry(() => this.wake());
  readonly #checkCounts = new Map<string, number>();
  readonly #knownReceipts = new Set<string>();
  readonly #close = new AbortController();
  #inFlight: string | null = null;
  #isAwake = false;
  #isWakeRequested = false;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** There may be something to send, or a connection to send it. */
  wake(): void {
    const { outbox, locks, lockName } = this.#options;
    if (this.#close.signal.aborted) return;
    this.#isWakeRequested = true;
    if (this.#isAwake || !outbox.list().some(({ state }) => state === 'waiting' || state === 'tried' || state === 'sent')) return;
    this.#isAwake = true;
    this.#isWakeRequested = false;
    locks
      .run(lockName, () => this.#drain())
      .catch(() => {
        this.#retry.schedule();
      })
      .finally(() => {
        this.#isAwake = false;
        if (this.#isWakeRequested) this.wake();
      });
  }

  /** Removes delivered messages from the outbox. A message that is being sent waits for its response. */
  removeArrived(certainty: 'sure' | 'guessed' = 'sure'): void {
    const { outbox, timeline } = this.#options;
    for (const message of outbox.list()) {
      const receipt =
        message.state === 'sent' || message.clientId === this.#inFlight ? null : timeline.receiptOf(message.clientId, certainty);
      if (receipt !== null) this.#markArrived(message, receipt);
    }
  }

  close(): void {
    this.#close.abort();
    this.#retry.stop();
  }

  async #drain(): Promise<void> {
    const { outbox } = this.#options;
    this.#applyReceipts();
    for (;;) {
      // No other tab sends now, so a message that looks the same is this one.
      this.removeArrived('guessed');
      const next = outbox.list().find((message): message is Unsent => message.state === 'waiting' || message.state === 'tried');
      if (next === undefined || this.#close.signal.aborted) return;
      const isDone = next.state === 'waiting' ? await this.#send(next) : await this.#checkHistory(next);
      if (!isDone) {
        this.#retry.schedule();
        return;
      }
      this.#retry.reset();
    }
  }

  /** Messages that other tabs sent. */
  #applyReceipts(): void {
    const { outbox, timeline, history, ownMessages, onChange } = this.#options;
    for (const message of outbox.list()) {
      if (message.state !== 'sent') continue;
      const { clientId, at, receipt } = message;
      const chatMessage = ownMessages.get(clientId);
      if (chatMessage !== undefined) timeline.addSent({ clientId, message: chatMessage }, receipt);
      else if (!this.#knownReceipts.has(clientId)) history.sync();
      this.#knownReceipts.add(clientId);
      if (chatMessage !== undefined || at < Date.now() - sentKeptMs) outbox.drop(clientId);
    }
    onChange();
  }

  /** False while there is no connection. */
  async #send(message: Extract<Unsent, { state: 'waiting' }>): Promise<boolean> {
    const { connection, outbox, timeline, history, ownMessages, onChange } = this.#options;
    const { clientId, at, message: chatMessage } = message;
    const waitMs = Math.min(at + sendDelayMs - Date.now(), sendDelayMs);
    if (waitMs > 0 && ownMessages.has(clientId)) {
      await this.#wait(waitMs);
      return true;
    }
    const sinceMs = history.state === 'ready' ? Math.max(0, (timeline.newestMs ?? 0) - serverSkewMs) : at - deviceSkewMs;
    outbox.put({ clientId, at, state: 'tried', message: chatMessage, sinceMs });
    this.#inFlight = clientId;
    const response = await connection
      .send(chatMessage)
      .catch((error: unknown) => (error instanceof ChatFailure ? error.outcome : 'unknown'));
    this.#inFlight = null;
    if (response === 'unknown') return false;
    if (typeof response === 'object') {
      timeline.addSent(message, response);
      this.#markArrived(message, response);
    } else {
      timeline.rejectGuess(clientId);
      // Removed in the meantime, or stored although the call failed.
      const isSettled = outbox.find(clientId) === null || timeline.has(clientId);
      if (!isSettled) outbox.put({ clientId, at, state: response === 'refused' ? 'failed' : 'waiting', message: chatMessage });
    }
    onChange();
    return response !== 'unsent';
  }

  /** Whether it is in the history. If not, it may be sent again. */
  async #checkHistory({ clientId, at, message, sinceMs }: Extract<Unsent, { state: 'tried' }>): Promise<boolean> {
    const { outbox, timeline, history } = this.#options;
    if (!(await history.readBackTo(sinceMs))) return false;
    if (timeline.has(clientId) || outbox.find(clientId) === null) return true;
    const checkCount = (this.#checkCounts.get(clientId) ?? 0) + 1;
    this.#checkCounts.set(clientId, checkCount);
    if (checkCount < maxChecks) {
      // The backend may still be processing it.
      await this.#wait(this.#options.betweenChecksMs ?? betweenChecksMs);
      return true;
    }
    this.#checkCounts.delete(clientId);
    outbox.put({ clientId, at: Math.min(at, Date.now() - sendDelayMs), state: 'waiting', message });
    return true;
  }

  #markArrived({ clientId, at }: OutboxMessage, receipt: ChatReceipt): void {
    const { outbox, ownMessages } = this.#options;
    this.#checkCounts.delete(clientId);
    // Removed in the meantime.
    if (outbox.find(clientId) === null) return;
    if (ownMessages.has(clientId)) outbox.drop(clientId);
    else outbox.put({ clientId, at, state: 'sent', receipt });
  }

  #wait(ms: number): Promise<void> {
    const { signal } = this.#close;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });
  }
}

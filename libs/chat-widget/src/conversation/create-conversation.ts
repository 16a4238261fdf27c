import { checkAttachment, readChatText } from '@wallet/domain';
import { browser } from '../connection/browser.ts';
import type { ChatConnection, ChatHandlers, ChatMessage, ChatStatus } from '../connection/chat-connection.ts';
import type { ChatButton, ChatEntry } from './chat-entry.ts';
import type { ChatLocks, ChatStorage, Conversation, ConversationOwner, ConversationState } from './conversation.ts';
import { randomId } from './guest-id.ts';
import { History } from './history.ts';
import { createOutbox, type Outbox, type OutboxMessage } from './outbox.ts';
import { storeText, toOwnerKeys, type OwnerKeys } from './owner-keys.ts';
import { toPendingEntry } from './pending-entry.ts';
import { ReadTracker } from './read-tracker.ts';
import { Sender } from './sender.ts';
import { forgetConversation, moveConversation } from './stored-conversation.ts';
import { createTabLocks } from './tab-locks.ts';
import { Timeline } from './timeline.ts';
import { Uploads } from './uploads.ts';

export interface ConversationOptions {
  readonly connection: ChatConnection;
  readonly owner: ConversationOwner;
  readonly storage: ChatStorage;
  /** Origin of the backend for file URLs. Empty if it is the page's own. */
  readonly apiOrigin: string;
  /** The visitor's id from before the login. Their unsent messages and draft continue here. */
  readonly continues?: ConversationOwner;
  readonly locks?: ChatLocks;
  /** Delay before a message with an unknown outcome is looked up again, for tests. */
  readonly betweenChecksMs?: number;
}

/**
 * Opens the connection and the conversation. `close` ends both. Not in the store, because visitors chat too and the
 * widget works on pages without Redux.
 */
export function createConversation(options: ConversationOptions): Conversation {
  if (options.continues) moveConversation(options.storage, options.continues, options.owner);
  const conversation = new OpenConversation(options);
  conversation.start();
  return conversation;
}

class OpenConversation implements Conversation {
  readonly #options: ConversationOptions;
  readonly #keys: OwnerKeys;
  readonly #outbox: Outbox;
  readonly #timeline: Timeline;
  readonly #readTracker: ReadTracker;
  readonly #history: History;
  readonly #sender: Sender;
  readonly #uploads: Uploads;
  /** Messages sent from this page. */
  readonly #ownMessages = new Map<string, ChatMessage>();
  readonly #listeners = new Set<() => void>();
  #status: ChatStatus = 'connecting';
  #state: ConversationState | null = null;
  #draft: string;
  #isClosed = false;
  #disconnect: () => void = () => undefined;

  constructor(options: ConversationOptions) {
    const { connection, owner, storage, apiOrigin, locks = createTabLocks(), betweenChecksMs } = options;
    const onChange = () => this.#change();
    const keys = toOwnerKeys(owner);
    const outbox = createOutbox(storage, keys);
    const expected = () => outbox.list().filter((message) => message.state === 'tried');
    const timeline = new Timeline({ apiOrigin, expected });
    const history = new History({
      connection,
      timeline,
      onChange,
      onArrived: (arrived, source) => {
        this.#sender.removeArrived();
        this.#readTracker.add(arrived, source);
        onChange();
      },
    });
    this.#options = options;
    this.#keys = keys;
    this.#outbox = outbox;
    this.#timeline = timeline;
    this.#history = history;
    this.#readTracker = new ReadTracker({ connection, storage, keys, newestMs: () => timeline.newestMs, onChange });
    this.#sender = new Sender({
      connection,
      outbox,
      timeline,
      history,
      locks,
      lockName: keys.outbox,
      ownMessages: this.#ownMessages,
      onChange,
      betweenChecksMs,
    });
    this.#uploads = new Uploads({
      connection,
      outbox,
      locks,
      onChange,
      lockOf: (clientId) => `${keys.outbox}:${clientId}`,
      onUploaded: (clientId, message) => this.#deliver(clientId, message),
    });
    this.#draft = storage.get(keys.draft) ?? '';
  }

  start(): void {
    this.#disconnect = this.#options.connection.start(this.#handlers);
    browser.addEventListener?.('online', this.#onOnline);
    browser.addEventListener?.('storage', this.#onStorage);
    this.#onOnline();
    void this.#uploads.findOrphans();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): ConversationState =>
    (this.#state ??= {
      status: this.#status,
      entries: [...this.#timeline.entries, ...this.#pendingEntries()],
      history: this.#history.state,
      older: this.#history.older,
      unread: this.#readTracker.unread,
      draft: this.#draft,
    });

  readonly sendText = (typed: string): 'sent' | 'empty' | 'too-long' => {
    const reading = readChatText(typed);
    if (!reading.ok) return reading.refusal.code === 'TEXT_MISSING' ? 'empty' : 'too-long';
    this.setDraft('');
    this.#send((clientId) => ({ message_type: 'text', payload: { text: reading.text, clientId } }));
    return 'sent';
  };

  readonly sendFile: Conversation['sendFile'] = (file) => {
    const check = checkAttachment(file);
    if (!check.ok) return check.refusal;
    if (!this.#isClosed) this.#uploads.start(randomId(), Date.now(), check.kind, file);
    return undefined;
  };

  readonly pressButton = ({ kind, title, payload, postback }: ChatButton): void => {
    if (kind !== 'say') return;
    if (postback) this.#send((clientId) => ({ message_type: 'postback', payload: { title, payload, clientId } }));
    else this.#send((clientId) => ({ message_type: 'text', payload: { text: payload, clientId } }));
  };

  readonly resend = (id: string): void => {
    const message = this.#outbox.find(id);
    if (message?.state === 'upload-failed') this.#uploads.restart(id);
    if (message?.state === 'failed') {
      this.#outbox.put({ ...message, state: 'waiting' });
      this.#deliver(id, message.message);
    }
  };

  readonly remove = (id: string): void => this.#drop(id, 'failed', 'upload-failed');

  readonly cancelUpload = (id: string): void => this.#drop(id, 'uploading');

  readonly loadOlder = (): void => this.#history.loadOlder();

  readonly reload = (): void => this.#history.reload();

  readonly setDraft = (text: string): void => {
    if (this.#isClosed) return;
    this.#draft = text;
    storeText(this.#options.storage, this.#keys.draft, text);
    this.#change();
  };

  readonly setViewed = (visible: boolean): void => {
    this.#readTracker.setViewed(visible);
    this.#change();
  };

  readonly close: Conversation['close'] = ({ forget = false } = {}) => {
    this.#isClosed = true;
    this.#disconnect();
    browser.removeEventListener?.('online', this.#onOnline);
    browser.removeEventListener?.('storage', this.#onStorage);
    for (const service of [this.#history, this.#sender, this.#uploads, this.#readTracker]) service.close();
    this.#listeners.clear();
    if (forget) forgetConversation(this.#options.storage, this.#options.owner);
  };

  readonly #handlers: ChatHandlers = {
    onItem: (item) => {
      if (!this.#isClosed) this.#history.addLive(item);
    },
    onStatus: (status) => {
      if (this.#isClosed) return;
      this.#status = status;
      if (status === 'joined') {
        this.#history.onJoined();
        this.#sender.wake();
        this.#readTracker.wake();
      }
      this.#change();
    },
    onGap: () => this.#history.onGap(),
  };

  readonly #onOnline = (): void => {
    this.#history.sync();
    this.#sender.wake();
  };

  /** Another tab has viewed messages, or has new ones to send. */
  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(this.#keys.all) !== true) return;
    this.#readTracker.recheck();
    this.#change();
  };

  #change(): void {
    if (this.#isClosed) return;
    this.#state = null;
    for (const listener of this.#listeners) listener();
  }

  #send(toMessage: (clientId: string) => ChatMessage): void {
    if (this.#isClosed) return;
    const clientId = randomId();
    const message = toMessage(clientId);
    this.#outbox.put({ clientId, at: Date.now(), state: 'waiting', message });
    this.#deliver(clientId, message);
  }

  /** Sends a message of the outbox from this page. */
  #deliver(clientId: string, message: ChatMessage): void {
    this.#ownMessages.set(clientId, message);
    this.#change();
    this.#sender.wake();
  }

  #drop(id: string, ...states: readonly OutboxMessage['state'][]): void {
    const message = this.#outbox.find(id);
    if (message && states.includes(message.state)) this.#uploads.cancel(id);
    this.#change();
  }

  /** The messages of the outbox that are not stored yet. */
  #pendingEntries(): readonly ChatEntry[] {
    return this.#outbox
      .list()
      .filter(({ clientId }) => !this.#timeline.has(clientId))
      .flatMap((message) => toPendingEntry(message, this.#uploads, this.#options.apiOrigin) ?? []);
  }
}

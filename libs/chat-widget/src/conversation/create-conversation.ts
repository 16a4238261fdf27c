import { checkAttachment, readChatText } from '@wallet/domain';
import { browser } from '../browser/browser.ts';
import type { ChatConnection, ChatMessage, ChatStatus } from '../connection/chat-connection.ts';
import type { ChatContent, ChatEntry } from './chat-entry.ts';
import type { ChatLocks, ChatStorage, Conversation, ConversationOwner, ConversationState } from './conversation.ts';
import { History } from './history.ts';
import { createOutbox, type OutboxMessage } from './outbox.ts';
import { storeText, toOwnerKeys } from './owner-keys.ts';
import { randomId } from './random-id.ts';
import { readContent } from './read-content.ts';
import { ReadTracker } from './read-tracker.ts';
import { Sender } from './sender.ts';
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
  /** Epoch milliseconds on this device. */
  readonly now?: () => number;
  /** Delay before a message with an unknown outcome is looked up again, for tests. */
  readonly betweenChecksMs?: number;
}

/**
 * Opens the connection and the conversation. `close` ends both. Not in the store, because visitors chat too and the
 * widget works on pages without Redux.
 */
export function createConversation(options: ConversationOptions): Conversation {
  const { connection, owner, storage, apiOrigin, locks = createTabLocks(), now = Date.now } = options;
  const keys = toOwnerKeys(owner);
  const lockName = keys.outbox;
  const outbox = createOutbox(storage, keys);
  /** Messages sent from this page. */
  const ownMessages = new Map<string, ChatMessage>();
  const listeners = new Set<() => void>();
  let status: ChatStatus = 'connecting';
  let state: ConversationState | null = null;
  let isClosed = false;

  if (options.continues) moveConversation(storage, options.continues, owner);
  let draft = storage.get(keys.draft) ?? '';

  const onChange = () => {
    if (isClosed) return;
    state = null;
    for (const listener of listeners) listener();
  };
  const timeline: Timeline = new Timeline({
    apiOrigin,
    now,
    expected: () => outbox.list().filter((message) => message.state === 'tried'),
  });
  const readTracker = new ReadTracker({ connection, storage, keys, newestMs: () => timeline.newestMs, onChange });
  const history = new History({
    connection,
    timeline,
    onChange,
    onArrived: (arrived, source) => {
      sender.removeArrived();
      readTracker.add(arrived, source);
      onChange();
    },
  });
  const sender = new Sender({
    connection,
    outbox,
    timeline,
    history,
    locks,
    lockName,
    now,
    ownMessages,
    onChange,
    ...(options.betweenChecksMs !== undefined && { betweenChecksMs: options.betweenChecksMs }),
  });
  const uploads = new Uploads({
    connection,
    outbox,
    locks,
    onChange,
    lockOf: (clientId) => `${lockName}:${clientId}`,
    onUploaded: (clientId, message) => {
      ownMessages.set(clientId, message);
      onChange();
      sender.wake();
    },
  });

  const send = (toMessage: (clientId: string) => ChatMessage) => {
    if (isClosed) return;
    const clientId = randomId();
    const message = toMessage(clientId);
    ownMessages.set(clientId, message);
    outbox.put({ clientId, at: now(), state: 'waiting', message });
    onChange();
    sender.wake();
  };
  const setDraft = (text: string) => {
    if (isClosed) return;
    draft = text;
    storeText(storage, keys.draft, text);
    onChange();
  };

  const toPending = (message: OutboxMessage): readonly ChatEntry[] => {
    const { clientId, at } = message;
    const file = uploads.fileOf(clientId);
    const common = { id: clientId, from: 'self', at } as const;
    switch (message.state) {
      case 'sent':
        return [];
      case 'uploading':
        // Sent from another tab, which shows it.
        return file === undefined
          ? []
          : [{ ...common, content: toFileContent(message, file), delivery: 'uploading_file', progress: uploads.progressOf(clientId) }];
      case 'upload-failed':
        return [{ ...common, content: toFileContent(message, file), delivery: 'failed', ...(file === undefined && { isLost: true }) }];
      case 'waiting':
      case 'tried':
      case 'failed': {
        const content = readContent(message.message, apiOrigin);
        const delivery = message.state === 'failed' ? 'failed' : 'sending';
        return [{ ...common, content: content.kind === 'media' && file ? { ...content, file } : content, delivery }];
      }
    }
  };
  const readState = (): ConversationState => ({
    status,
    entries: [
      ...timeline.entries,
      ...outbox
        .list()
        .filter(({ clientId }) => !timeline.has(clientId))
        .flatMap(toPending),
    ],
    history: history.state,
    older: history.older,
    unread: readTracker.unread,
    draft,
  });

  const disconnect = connection.start({
    onItem: (item) => {
      if (!isClosed) history.addLive(item);
    },
    onStatus: (next) => {
      if (isClosed) return;
      status = next;
      if (next === 'joined') {
        history.onJoined();
        sender.wake();
        readTracker.wake();
      }
      onChange();
    },
    onGap: () => {
      history.onGap();
    },
  });
  const onOnline = () => {
    history.sync();
    sender.wake();
  };
  /** Another tab has viewed messages, or has new ones to send. */
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(keys.all) !== true) return;
    readTracker.recheck();
    onChange();
  };
  browser.addEventListener?.('online', onOnline);
  browser.addEventListener?.('storage', onStorage);
  history.sync();
  sender.wake();
  void uploads.findOrphans();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getState: () => (state ??= readState()),
    sendText: (typed) => {
      const reading = readChatText(typed);
      if (!reading.ok) return reading.refusal.code === 'TEXT_MISSING' ? 'empty' : 'too-long';
      const { text } = reading;
      setDraft('');
      send((clientId) => ({ message_type: 'text', payload: { text, clientId } }));
      return 'sent';
    },
    sendFile: (file) => {
      const check = checkAttachment(file);
      if (!check.ok) return check.refusal;
      if (isClosed) return undefined;
      const clientId = randomId();
      uploads.start(clientId, now(), check.kind, file);
      return undefined;
    },
    pressButton: ({ kind, title, payload, postback }) => {
      if (kind !== 'say') return;
      if (postback) send((clientId) => ({ message_type: 'postback', payload: { title, payload, clientId } }));
      else send((clientId) => ({ message_type: 'text', payload: { text: payload, clientId } }));
    },
    resend: (id) => {
      const message = outbox.find(id);
      if (message?.state === 'upload-failed') uploads.restart(id);
      if (message?.state === 'failed') {
        ownMessages.set(id, message.message);
        outbox.put({ ...message, state: 'waiting' });
        sender.wake();
      }
      onChange();
    },
    remove: (id) => {
      const state = outbox.find(id)?.state;
      if (state === 'failed' || state === 'upload-failed') uploads.cancel(id);
      onChange();
    },
    cancelUpload: (id) => {
      if (outbox.find(id)?.state === 'uploading') uploads.cancel(id);
      onChange();
    },
    loadOlder: () => {
      history.loadOlder();
    },
    reload: () => {
      history.reload();
    },
    setDraft,
    setViewed: (visible) => {
      readTracker.setViewed(visible);
      onChange();
    },
    close: ({ forget = false } = {}) => {
      isClosed = true;
      disconnect();
      browser.removeEventListener?.('online', onOnline);
      browser.removeEventListener?.('storage', onStorage);
      for (const service of [history, sender, uploads, readTracker]) service.close();
      listeners.clear();
      if (forget) forgetConversation(storage, owner);
    },
  };
}

/** Removes all data of a conversation from this device. */
function forgetConversation(storage: ChatStorage, owner: ConversationOwner): void {
  const keys = toOwnerKeys(owner);
  createOutbox(storage, keys).clear();
  storage.remove(keys.draft);
  storage.remove(keys.viewed);
}

/**
 * Moves a visitor's unsent messages to the conversation of the member that the visitor has become. Messages that may
 * have reached the visitor's conversation are shown as failed, unless that conversation was moved to the member.
 */
function moveConversation(storage: ChatStorage, visitor: ConversationOwner, member: ConversationOwner): void {
  const [from, to] = [toOwnerKeys(visitor), toOwnerKeys(member)];
  const outbox = createOutbox(storage, to);
  for (const message of createOutbox(storage, from).list()) {
    const { clientId, at, state } = message;
    if (state === 'sent') continue;
    outbox.put(state === 'tried' ? { clientId, at, state: 'failed', message: message.message } : message);
  }
  const draft = storage.get(from.draft);
  if (draft !== null && storage.get(to.draft) === null) storage.set(to.draft, draft);
  forgetConversation(storage, visitor);
}

function toFileContent(
  { kind, name }: Extract<OutboxMessage, { state: 'uploading' | 'upload-failed' }>,
  file: File | undefined,
): ChatContent {
  return { kind: 'media', media: kind, url: null, text: name, ...(file && { file }) };
}

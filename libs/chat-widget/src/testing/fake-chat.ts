import { ChatFailure, type ChatConnection, type ChatHandlers, type ChatItem, type ChatMessage } from '../connection/chat-connection.ts';
import type { ChatStorage } from '../conversation/conversation.ts';

type FakeCall = 'history' | 'send' | 'upload' | 'read';

/** How a call fails: it is refused, or its response is lost before or after it was executed. */
type FakeFault = 'refused' | 'lost' | 'lost-after';

export interface FakeChatOptions {
  /** Number of earlier messages, alternating between both sides, a minute apart. */
  readonly history?: number;
  /** False for a backend that does not keep client ids. */
  readonly keepsClientId?: boolean;
  /** False for a backend that does not return ids of stored messages. */
  readonly returnsId?: boolean;
  /** False for a backend that does not send live messages back to their sender. */
  readonly echoes?: boolean;
}

const minute = 60_000;

/** Messages of one conversation, oldest first. The earlier ones alternate between both sides, a minute apart. */
function createMessages(history: number) {
  const stored: ChatItem[] = [];
  const store = (sender: string, message: ChatItem['message'], at = Date.now()): ChatItem => {
    const item = {
      _id: `item-${String(stored.length + 1).padStart(6, '0')}`,
      sender,
      message,
      createdAt: new Date(at).toISOString(),
      session_id: null,
      userId: null,
      guestId: null,
      username: null,
      name: sender === 'customer' ? null : 'Support',
    };
    stored.push(item);
    return item;
  };
  for (let index = 0; index < history; index += 1) {
    const text = `message ${String(index + 1)} of ${String(history)}`;
    store(index % 2 === 0 ? 'customer' : 'agent', { message_type: 'text', payload: { text } }, Date.now() - (history - index) * minute);
  }
  return { stored, store };
}

/** Calls are counted, and fail or wait as a test says. */
function createCalls() {
  const counts: Record<FakeCall, number> = { history: 0, send: 0, upload: 0, read: 0 };
  const faults: Record<FakeCall, FakeFault[]> = { history: [], send: [], upload: [], read: [] };
  const gates = new Map<FakeCall, { readonly open: Promise<void>; readonly release: () => void }>();
  const calls = {
    isOffline: false,
    /** Executes a call according to its fault. */
    call: async <Answer>(name: FakeCall, execute: () => Answer, signal?: AbortSignal): Promise<Answer> => {
      counts[name] += 1;
      const fault = faults[name].shift();
      await gates.get(name)?.open;
      if (signal?.aborted || calls.isOffline) throw new ChatFailure('unsent');
      if (fault === 'refused') throw new ChatFailure('refused');
      if (fault === 'lost') throw new Error('lost');
      const response = execute();
      if (fault === 'lost-after') throw new Error('lost');
      return response;
    },
    controls: {
      /** Number of calls of a kind. */
      callCount: (name: FakeCall) => counts[name],
      /** Calls of that kind wait until they are released. */
      hold: (name: FakeCall) => {
        let release: () => void = () => undefined;
        const open = new Promise<void>((resolve) => (release = resolve));
        gates.set(name, { open, release });
      },
      release: (name: FakeCall) => {
        gates.get(name)?.release();
        gates.delete(name);
      },
      /** The next call of that kind fails. */
      failNext: (name: FakeCall, fault: FakeFault) => void faults[name].push(fault),
    },
  };
  return calls;
}

/** A backend for one conversation in memory, for tests. It responds immediately unless it is told to wait. */
export function createFakeChat(options: FakeChatOptions = {}) {
  const { history = 0, keepsClientId = true, returnsId = true, echoes = true } = options;
  const { stored, store } = createMessages(history);
  const calls = createCalls();
  const connections = new Map<ChatHandlers, boolean>();
  const uploads = new Set<(part: number) => void>();

  const deliver = (item: ChatItem, except?: ChatHandlers) => {
    for (const [handlers, isJoined] of connections) if (isJoined && handlers !== except) handlers.onItem(item);
  };

  const receive = (message: ChatMessage, sender: ChatHandlers | undefined) => {
    const { clientId, ...payload } = message.payload;
    const known = keepsClientId && clientId !== undefined ? stored.find((item) => item.message.payload.clientId === clientId) : undefined;
    const item = known ?? store('customer', { ...message, payload: keepsClientId ? message.payload : payload });
    if (known === undefined) deliver(item, echoes ? undefined : sender);
    return { createdAt: item.createdAt, _id: returnsId ? item._id : null };
  };

  const connect = (): ChatConnection => {
    let own: ChatHandlers | undefined;
    return {
      start: (handlers) => {
        own = handlers;
        connections.set(handlers, !calls.isOffline);
        handlers.onStatus(calls.isOffline ? 'connecting' : 'joined');
        return () => {
          connections.delete(handlers);
        };
      },
      loadHistory: ({ skip, limit }) => calls.call('history', () => stored.toReversed().slice(skip, skip + limit)),
      send: (message) => calls.call('send', () => receive(message, own)),
      upload: ({ kind, onProgress, signal }) => {
        uploads.add(onProgress);
        const path = `/files/${kind}-${String(calls.controls.callCount('upload') + 1)}.${kind === 'image' ? 'png' : 'mp4'}`;
        return calls.call('upload', () => path, signal).finally(() => uploads.delete(onProgress));
      },
      markRead: () => calls.call('read', () => undefined),
    };
  };

  return {
    ...calls.controls,
    connection: connect(),
    /** Connects to the same conversation from another device or tab. */
    connect,
    /** All stored messages, oldest first. */
    items: (): readonly ChatItem[] => stored,
    /** Adds a message from support and delivers it to all connections. */
    reply: (message: ChatItem['message'] | string): ChatItem => {
      const item = store('agent', typeof message === 'string' ? { message_type: 'text', payload: { text: message } } : message);
      deliver(item);
      return item;
    },
    /** Delivers an item live, whether it is stored or not. */
    deliver: (item: ChatItem) => deliver(item),
    /** Disconnects: live connections are closed and calls fail. `line` closes only the live connections. */
    drop: (what: 'all' | 'line' = 'all') => {
      calls.isOffline = what === 'all';
      for (const handlers of connections.keys()) {
        connections.set(handlers, false);
        handlers.onGap();
        handlers.onStatus('disconnected');
      }
    },
    /** Reconnects. */
    restore: () => {
      calls.isOffline = false;
      for (const handlers of connections.keys()) {
        connections.set(handlers, true);
        handlers.onStatus('joined');
      }
    },
    /** Reports the progress of running uploads, from 0 to 1. */
    progress: (part: number) => uploads.forEach((report) => report(part)),
  };
}

export type FakeChat = ReturnType<typeof createFakeChat>;

/** Storage that lasts as long as this object. */
export function createMemoryStorage(): ChatStorage & { readonly keys: () => readonly string[] } {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

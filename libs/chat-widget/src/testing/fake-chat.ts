import { ChatFailure, type ChatConnection, type ChatHandlers, type ChatItem, type ChatMessage } from '../connection/chat-connection.ts';

type FakeCall = 'history' | 'send' | 'upload' | 'read';

/** What a call comes to: it never leaves, it is refused, its answer is lost before or after it was carried out. */
type FakeFault = 'unsent' | 'refused' | 'lost' | 'lost-after';

export interface FakeChatOptions {
  /** What was said before: that many messages in turn by both sides, a minute apart. */
  readonly history?: number;
  /** Epoch milliseconds at the backend. */
  readonly now?: () => number;
  /** False for a backend that does not keep what the device calls its messages. */
  readonly keepsClientId?: boolean;
  /** False for a backend that does not say as what it stored a message. */
  readonly answersId?: boolean;
  /** False for a backend that tells a speaker nothing of the own messages. */
  readonly echoes?: boolean;
}

/** A conversation's backend in memory, for tests and stories. Nothing in it takes time unless it is told to wait. */
export interface FakeChat {
  readonly connection: ChatConnection;
  /** The same conversation on another device or in another tab. */
  readonly another: () => ChatConnection;
  /** All that is stored, oldest first. */
  readonly items: () => readonly ChatItem[];
  /** What was asked of each call. */
  readonly asked: (call: FakeCall) => number;
  /** Support says something: it is stored, and told to all who are joined. */
  readonly answer: (message: { readonly message_type: string; readonly payload: Readonly<Record<string, unknown>> } | string) => ChatItem;
  /** Tells an item live, stored or not. */
  readonly tell: (item: ChatItem) => void;
  /** No network: lines are cut, calls do not leave. `line`: only the live lines are cut. */
  readonly drop: (what?: 'all' | 'line') => void;
  /** The network is back, and so are the lines. */
  readonly restore: () => void;
  /** Calls of that kind wait, not carried out, until they are released. */
  readonly hold: (call: FakeCall) => void;
  readonly release: (call: FakeCall) => void;
  /** The next call of that kind goes wrong. */
  readonly fail: (call: FakeCall, fault: FakeFault) => void;
  /** Tells the uploads under way how far they are, from 0 to 1. */
  readonly progress: (part: number) => void;
}

const minute = 60_000;

export function createFakeChat(options: FakeChatOptions = {}): FakeChat {
  const { history = 0, now = Date.now, keepsClientId = true, answersId = true, echoes = true } = options;
  const stored: ChatItem[] = [];
  const lines = new Map<ChatHandlers, boolean>();
  const asked: Record<FakeCall, number> = { history: 0, send: 0, upload: 0, read: 0 };
  const faults: Record<FakeCall, FakeFault[]> = { history: [], send: [], upload: [], read: [] };
  const gates = new Map<FakeCall, { readonly open: Promise<void>; readonly release: () => void }>();
  const uploads = new Set<(part: number) => void>();
  let isOffline = false;

  const store = (sender: string, message: ChatItem['message'], at: number): ChatItem => {
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
    store(index % 2 === 0 ? 'customer' : 'agent', { message_type: 'text', payload: { text } }, now() - (history - index) * minute);
  }

  const tell = (item: ChatItem, except?: ChatHandlers) => {
    for (const [handlers, isJoined] of lines) if (isJoined && handlers !== except) handlers.onItem(item);
  };

  /** Carries a call out as its fault says. */
  const call = async <Answer>(name: FakeCall, act: () => Answer, signal?: AbortSignal): Promise<Answer> => {
    asked[name] += 1;
    const fault = faults[name].shift();
    await gates.get(name)?.open;
    if (signal?.aborted || isOffline || fault === 'unsent') throw new ChatFailure('unsent');
    if (fault === 'refused') throw new ChatFailure('refused');
    if (fault === 'lost') throw new Error('lost');
    const response = act();
    if (fault === 'lost-after') throw new Error('lost');
    return response;
  };

  const receive = (message: ChatMessage, by: ChatHandlers | undefined) => {
    const { clientId, ...payload } = message.payload;
    const known =
      keepsClientId && clientId !== undefined ? stored.find((item) => item.message.payload['clientId'] === clientId) : undefined;
    const item = known ?? store('customer', { ...message, payload: keepsClientId ? message.payload : payload }, now());
    if (known === undefined) tell(item, echoes ? undefined : by);
    return { createdAt: item.createdAt, _id: answersId ? item._id : null };
  };

  const connect = (): ChatConnection => {
    let own: ChatHandlers | undefined;
    return {
      start: (handlers) => {
        own = handlers;
        lines.set(handlers, !isOffline);
        handlers.onStatus(isOffline ? 'connecting' : 'joined');
        return () => {
          lines.delete(handlers);
        };
      },
      loadHistory: ({ skip, limit }) => call('history', () => stored.toReversed().slice(skip, skip + limit)),
      send: (message) => call('send', () => receive(message, own)),
      upload: ({ kind, onProgress, signal }) => {
        uploads.add(onProgress);
        const path = `/files/${kind}-${String(asked.upload + 1)}.${kind === 'image' ? 'png' : 'mp4'}`;
        return call('upload', () => path, signal).finally(() => uploads.delete(onProgress));
      },
      markRead: () => call('read', () => undefined),
    };
  };

  return {
    connection: connect(),
    another: connect,
    items: () => stored,
    asked: (name) => asked[name],
    answer: (message) => {
      const item = store('agent', typeof message === 'string' ? { message_type: 'text', payload: { text: message } } : message, now());
      tell(item);
      return item;
    },
    tell: (item) => {
      tell(item);
    },
    drop: (what = 'all') => {
      isOffline = what === 'all';
      for (const handlers of lines.keys()) {
        lines.set(handlers, false);
        handlers.onGap();
        handlers.onStatus('disconnected');
      }
    },
    restore: () => {
      isOffline = false;
      for (const handlers of lines.keys()) {
        lines.set(handlers, true);
        handlers.onStatus('joined');
      }
    },
    hold: (name) => {
      let release: () => void = () => undefined;
      const open = new Promise<void>((resolve) => {
        release = resolve;
      });
      gates.set(name, { open, release });
    },
    release: (name) => {
      gates.get(name)?.release();
      gates.delete(name);
    },
    fail: (name, fault) => {
      faults[name].push(fault);
    },
    progress: (part) => {
      for (const report of uploads) report(part);
    },
  };
}

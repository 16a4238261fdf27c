import { chatItem, type ChatReadRequest, type ChatSendRequest } from '@wallet/contract';
import { safeParse } from 'valibot';
import type { ChatConnection, ChatIdentity, ChatItem, ChatPage, ChatReceipt, ChatUpload } from './chat-connection.ts';
import { openRoomSocket } from './room-socket.ts';

/** The owner of the conversation. */
export type ChatOwner = ChatReadRequest;

/** The backend's operations. They reject with a `ChatFailure` if the reason is known. */
export interface ChatCalls {
  /** The operator whose rooms are joined. */
  readonly loadPrefix: () => Promise<string>;
  readonly loadHistory: (request: ChatOwner & ChatPage) => Promise<readonly ChatItem[]>;
  readonly send: (request: ChatSendRequest) => Promise<ChatReceipt>;
  readonly upload: (upload: ChatUpload) => Promise<string>;
  readonly markRead: (owner: ChatOwner) => Promise<unknown>;
}

export interface ServerConnectionOptions {
  /** Called until it is known. While it rejects, nothing leaves the device. */
  readonly identify: () => Promise<ChatIdentity>;
  /** Origin of the backend, empty for the page's own, and of a second socket if there is one. */
  readonly sockets: readonly [string, string?];
  /** The member's token. Only sent to the backend's own socket. */
  readonly token: () => string | null;
  readonly calls: ChatCalls;
  /** Delay between connection attempts of the first socket in milliseconds, initial and maximum. */
  readonly reconnect?: { readonly firstMs: number; readonly maxMs: number };
}

const checkMs = 5000;
const firstReconnect = { firstMs: 1000, maxMs: 5000 };
/** Retries forever with a constant delay. */
const secondReconnect = { firstMs: 500, maxMs: 500 };

/** The connection to a backend: its operations, and one or two sockets with live messages. */
export function createServerConnection({
  identify,
  sockets,
  token,
  calls,
  reconnect = firstReconnect,
}: ServerConnectionOptions): ChatConnection {
  let known: ChatIdentity | null = null;
  let prefix: string | null = null;
  const speaker = async () => (known ??= await identify());
  const room = async () => {
    const owner = ownerOf(await speaker());
    return { prefix: (prefix ??= await calls.loadPrefix()), id: owner.userId || owner.guestId };
  };

  return {
    start: ({ onItem, onStatus, onGap }) => {
      const takeMessage = (raw: unknown) => {
        const read = safeParse(chatItem, raw);
        if (read.success && known !== null && isOf(ownerOf(known), read.output)) onItem(read.output);
      };
      const isAny = () => rooms.some((one) => one.isJoined());
      const takeJoined = () => {
        onStatus('joined');
        // The other socket may still be missing messages.
        if (!rooms.every((one) => one.isJoined())) onGap();
      };
      const takeLost = () => {
        onGap();
        if (!isAny()) onStatus('disconnected');
      };
      const [first, second] = sockets;
      const events = { room, onMessage: takeMessage, onJoined: takeJoined, onLost: takeLost };
      const rooms = [
        openRoomSocket({ ...events, origin: first, token, reconnect, restsWhileHidden: false }),
        ...(second === undefined
          ? []
          : [openRoomSocket({ ...events, origin: second, token: null, reconnect: secondReconnect, restsWhileHidden: true })]),
      ];
      const checks = setInterval(() => {
        for (const one of rooms) one.check();
      }, checkMs);
      onStatus('connecting');
      return () => {
        clearInterval(checks);
        for (const one of rooms) one.close();
      };
    },
    loadHistory: async (page) => {
      const identity = await speaker();
      return calls.loadHistory({ ...ownerOf(identity), guestId: identity.guestId ?? '', ...page });
    },
    send: async (message) => {
      const identity = await speaker();
      const { name = '', username = '' } = identity.kind === 'member' ? identity : {};
      return calls.send({ ...ownerOf(identity), sender: 'customer', message, session_id: '', username, name, deviceToken: '' });
    },
    upload: (upload) => calls.upload(upload),
    markRead: async () => {
      await calls.markRead(ownerOf(await speaker()));
    },
  };
}

function ownerOf(identity: ChatIdentity): ChatOwner {
  return identity.kind === 'member' ? { userId: identity.memberId, guestId: '' } : { userId: '', guestId: identity.guestId };
}

/** Ignores items of other conversations. An item without an owner belongs to the room in which it arrived. */
function isOf(owner: ChatOwner, { userId, guestId }: ChatItem): boolean {
  const [own, named, other] = owner.userId === '' ? [owner.guestId, guestId, userId] : [owner.userId, userId, guestId];
  return named ? named === own : !other;
}

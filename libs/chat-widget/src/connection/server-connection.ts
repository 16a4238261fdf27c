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

interface ServerConnectionOptions {
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
  let cachedIdentity: ChatIdentity | null = null;
  let prefix: string | null = null;
  const getIdentity = async () => (cachedIdentity ??= await identify());
  const room = async () => {
    const owner = ownerOf(await getIdentity());
    return { prefix: (prefix ??= await calls.loadPrefix()), id: owner.userId || owner.guestId };
  };

  return {
    start: ({ onItem, onStatus, onGap }) => {
      const receiveMessage = (raw: unknown) => {
        const parsed = safeParse(chatItem, raw);
        if (parsed.success && cachedIdentity !== null && isOf(ownerOf(cachedIdentity), parsed.output)) onItem(parsed.output);
      };
      const isAnyJoined = () => roomSockets.some((socket) => socket.isJoined());
      const receiveJoined = () => {
        onStatus('joined');
        // The other socket may still be missing messages.
        if (!roomSockets.every((socket) => socket.isJoined())) onGap();
      };
      const receiveLost = () => {
        onGap();
        if (!isAnyJoined()) onStatus('disconnected');
      };
      const [first, second] = sockets;
      const events = { room, onMessage: receiveMessage, onJoined: receiveJoined, onLost: receiveLost };
      const roomSockets = [
        openRoomSocket({ ...events, origin: first, token, reconnect, restsWhileHidden: false }),
        ...(second === undefined
          ? []
          : [openRoomSocket({ ...events, origin: second, token: null, reconnect: secondReconnect, restsWhileHidden: true })]),
      ];
      const checks = setInterval(() => {
        for (const socket of roomSockets) socket.check();
      }, checkMs);
      onStatus('connecting');
      return () => {
        clearInterval(checks);
        for (const socket of roomSockets) socket.close();
      };
    },
    loadHistory: async (page) => {
      const identity = await getIdentity();
      return calls.loadHistory({ ...ownerOf(identity), guestId: identity.guestId ?? '', ...page });
    },
    send: async (message) => {
      const identity = await getIdentity();
      const { name = '', username = '' } = identity.kind === 'member' ? identity : {};
      return calls.send({ ...ownerOf(identity), sender: 'customer', message, session_id: '', username, name, deviceToken: '' });
    },
    upload: (upload) => calls.upload(upload),
    markRead: async () => {
      await calls.markRead(ownerOf(await getIdentity()));
    },
  };
}

function ownerOf(identity: ChatIdentity): ChatOwner {
  return identity.kind === 'member' ? { userId: identity.memberId, guestId: '' } : { userId: '', guestId: identity.guestId };
}

/** Ignores items of other conversations. An item without an owner belongs to the room in which it arrived. */
function isOf(owner: ChatOwner, { userId, guestId }: ChatItem): boolean {
  const [ownerId, itemId, otherId] = owner.userId === '' ? [owner.guestId, guestId, userId] : [owner.userId, userId, guestId];
  return itemId ? itemId === ownerId : !otherId;
}

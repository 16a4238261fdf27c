import type { IncomingMessage } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { chatEvents, chatJoin, type ChatItem } from '@wallet/contract';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { safeParse } from 'valibot';
import { loopbackOrigin } from '../http/responses.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { isGuestId, type ChatOwner } from './chat-owner.ts';
import { chatPrefixes, type Chat } from './chat.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { operatorIds } from '../operators/operators.ts';

interface ServerEvents {
  readonly [chatEvents.messaging]: (item: ChatItem) => void;
}
interface ClientEvents {
  readonly [chatEvents.join]: (request: unknown, tell?: unknown) => void;
}
/** Between instances. */
interface PeerEvents {
  readonly stored: (owner: ChatOwner, item: ChatItem) => void;
}
interface SocketData {
  token?: string;
}

const prefixed = /^\/(?:th|la)(?=\/socket\.io(?:[/?]|$))/;
const roomOf = ({ operator, kind, id }: ChatOwner) => `${operator}:${kind}:${id}`;

/**
 * Sends stored messages to the sockets of their conversation. Ids of members are not secret (invitation links contain
 * them), so a member's room requires the token of the handshake. A guest's room requires the guest's id. Redis connects the
 * sockets of several instances.
 */
export function addChatSocket(app: SandboxApp, chat: Chat, sessions: Sessions, redis: Redis | undefined): void {
  const io = new Server<ClientEvents, ServerEvents, PeerEvents, SocketData>({
    serveClient: false,
    // Clients only name the room.
    maxHttpBufferSize: 4096,
    cors: { origin: loopbackOrigin },
    allowRequest: ({ headers: { origin, host } }, decide) => {
      // Without an origin it is not a page, but an app or a test.
      const isKnown = origin === undefined || loopbackOrigin.test(origin) || (URL.canParse(origin) && new URL(origin).host === host);
      decide(null, isKnown);
    },
  });
  io.attach(app.server);
  for (const event of ['request', 'upgrade'] as const) {
    // Clients include the operator in the room; both names are accepted.
    app.server.prependListener(event, (request: IncomingMessage) => {
      request.url = request.url?.replace(prefixed, '');
    });
  }

  /** The conversation that a socket requests, or null if it has no access. */
  const findOwner = async (request: unknown, token: string | undefined): Promise<ChatOwner | null> => {
    const read = safeParse(chatJoin, request);
    const operator = read.success ? operatorIds.find((id) => chatPrefixes[id] === read.output.prefix) : undefined;
    if (!read.success || operator === undefined) return null;
    const { id } = read.output;
    const member = token === undefined ? null : await sessions.find(token);
    if (member?.id === id) return member.operator === operator ? { operator, kind: 'member', id } : null;
    return isGuestId(id) ? { operator, kind: 'guest', id } : null;
  };

  io.on('connection', (socket) => {
    const { token } = socket.handshake.auth;
    if (typeof token === 'string') socket.data.token = token;
    socket.on(chatEvents.join, (request, tell) => {
      const join = async () => {
        const owner = await findOwner(request, socket.data.token);
        if (owner !== null) await socket.join(roomOf(owner));
        if (typeof tell === 'function') (tell as (answer: object) => void)({ joined: owner !== null });
      };
      join().catch((error: unknown) => {
        app.log.error(error, 'join');
      });
    });
  });

  /** Sends to the sockets of this instance. A session that has ended receives nothing. */
  const deliver = async (owner: ChatOwner, item: ChatItem): Promise<void> => {
    for (const socket of await io.local.in(roomOf(owner)).fetchSockets()) {
      const isMeant = owner.kind === 'guest' || (await sessions.find(socket.data.token ?? ''))?.id === owner.id;
      if (isMeant) socket.emit(chatEvents.messaging, item);
      else socket.disconnect(true);
    }
  };
  // One after another, so that messages arrive in order.
  let delivered = Promise.resolve();
  const deliverNext = (owner: ChatOwner, item: ChatItem) => {
    delivered = delivered
      .then(() => deliver(owner, item))
      .catch((error: unknown) => {
        // Reconnecting clients find it in the history.
        app.log.error(error, 'messaging');
      });
  };

  chat.onStored((owner, item) => {
    deliverNext(owner, item);
    if (redis !== undefined) io.serverSideEmit('stored', owner, item);
  });
  const ends = redis === undefined ? () => undefined : connectPeers(io, redis);
  io.on('stored', deliverNext);

  app.addHook('preClose', () => {
    // Rooms of other instances stay.
    io.local.disconnectSockets(true);
    io.engine.close();
    ends();
    return Promise.resolve();
  });
}

/** Returns a function that closes the connection. */
function connectPeers(io: Server, redis: Redis): () => void {
  // A message waits until Redis is back. Clients that were not back by then find it in the history.
  const patient = { enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined };
  const [publisher, subscriber] = [redis.duplicate(patient), redis.duplicate(patient)];
  for (const client of [publisher, subscriber]) client.on('error', () => undefined);
  io.adapter(createAdapter(publisher, subscriber, { key: 'sandbox-chat' }));
  return () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}

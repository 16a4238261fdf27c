import { chatEvents } from '@wallet/contract';
import { io, type Socket } from 'socket.io-client';
import { browser } from './browser.ts';

/** Timeout of a connection attempt. */
const connectMs = 10_000;
/** Backends of an older version do not confirm a join. */
const silentAfterMs = 2000;

interface RoomSocketOptions {
  /** URL of the socket. Empty for the page's own origin. */
  readonly origin: string;
  /** The room to join: the operator's prefix and the sender's id. Rejects while it is not known. */
  readonly room: () => Promise<{ readonly prefix: string; readonly id: string }>;
  /** Authenticates the join. Sent in the first packet, never in a URL; read again for each connection. */
  readonly token: (() => string | null) | null;
  /** Delay between connection attempts: initial and maximum. */
  readonly reconnect: { readonly firstMs: number; readonly maxMs: number };
  /** Whether to pause connection attempts while the page is hidden. */
  readonly restsWhileHidden: boolean;
  readonly onMessage: (item: unknown) => void;
  /** Called each time the room was joined. */
  readonly onJoined: () => void;
  /** Called when the room was left. Not called if it was not joined. */
  readonly onLost: () => void;
}

interface RoomSocket {
  readonly isJoined: () => boolean;
  /** Connects and joins if necessary. */
  readonly check: () => void;
  readonly close: () => void;
}

/** A connection to the live messages of one room. It reconnects automatically. */
export function openRoomSocket(options: RoomSocketOptions): RoomSocket {
  const socket = createSocket(options);
  const membership = createMembership(socket, options);

  const isPaused = () => options.restsWhileHidden && browser.document?.visibilityState === 'hidden';
  const check = () => {
    if (isPaused()) return;
    if (!socket.connected) socket.connect();
    else if (!membership.isJoined()) membership.join();
  };
  /** Stops connection attempts while they are paused. */
  const pause = () => {
    if (isPaused() && !socket.connected) socket.disconnect();
  };
  /** A connection that the network dropped would otherwise look open for a long time. */
  const onOffline = () => {
    if (socket.connected) socket.io.engine.close();
  };
  const onVisibility = () => {
    pause();
    check();
  };

  socket.on('connect', membership.join);
  socket.on('disconnect', () => {
    membership.leave();
    pause();
  });
  socket.on('connect_error', () => {
    pause();
    // Some networks allow only plain requests, and drop everything else silently.
    socket.io.opts.transports = ['polling', 'websocket'];
  });
  socket.on(chatEvents.messaging, options.onMessage);
  browser.document?.addEventListener('visibilitychange', onVisibility);
  browser.addEventListener?.('offline', onOffline);

  return {
    isJoined: membership.isJoined,
    check,
    close: () => {
      membership.close();
      browser.document?.removeEventListener('visibilitychange', onVisibility);
      browser.removeEventListener?.('offline', onOffline);
      socket.off();
      socket.disconnect();
    },
  };
}

function createSocket({ origin, token, reconnect }: RoomSocketOptions): Socket {
  const settings = {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: connectMs,
    // Another socket may have the same URL.
    forceNew: true,
    reconnectionDelay: reconnect.firstMs,
    reconnectionDelayMax: reconnect.maxMs,
    // Without jitter if the delays are constant.
    randomizationFactor: reconnect.firstMs === reconnect.maxMs ? 0 : 0.5,
    auth: (send: (auth: object) => void) => {
      const value = token?.() ?? null;
      send(value === null ? {} : { token: value });
    },
  };
  return origin === '' ? io(settings) : io(origin, settings);
}

/** Whether the connection is in its room. Each new connection has to join again. */
function createMembership(socket: Socket, { room, onJoined, onLost }: RoomSocketOptions) {
  let state: 'out' | 'joining' | 'joined' = 'out';
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const enter = () => {
    clearTimeout(silenceTimer);
    state = 'joined';
    onJoined();
  };
  const leave = () => {
    clearTimeout(silenceTimer);
    const wasJoined = state === 'joined';
    state = 'out';
    if (wasJoined) onLost();
  };
  const join = async () => {
    if (state === 'joining') return;
    state = 'joining';
    const { id } = socket;
    const request = await room().catch(() => null);
    // Another connection has been started, and joins by itself.
    if (socket.id !== id) return;
    if (request === null || !socket.connected) {
      state = 'out';
      return;
    }
    silenceTimer = setTimeout(enter, silentAfterMs);
    socket.emit(chatEvents.join, request, (response: unknown) => {
      if (socket.id !== id) return;
      clearTimeout(silenceTimer);
      // The next check tries again.
      if (typeof response === 'object' && response !== null && 'joined' in response && response.joined === false) leave();
      else enter();
    });
  };
  return { isJoined: () => state === 'joined', join: () => void join(), leave, close: () => clearTimeout(silenceTimer) };
}

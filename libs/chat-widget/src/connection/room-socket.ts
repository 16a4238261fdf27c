import { chatEvents } from '@wallet/contract';
import { io } from 'socket.io-client';
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
  const { origin, room, token, reconnect, restsWhileHidden, onMessage, onJoined, onLost } = options;
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
  const socket = origin === '' ? io(settings) : io(origin, settings);
  let isJoined = false;
  let isJoining = false;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const onEntered = () => {
    clearTimeout(silenceTimer);
    isJoining = false;
    isJoined = true;
    onJoined();
  };
  const onLeft = () => {
    clearTimeout(silenceTimer);
    isJoining = false;
    const wasJoined = isJoined;
    isJoined = false;
    if (wasJoined) onLost();
  };
  const join = async () => {
    if (isJoining) return;
    isJoining = true;
    const { id } = socket;
    const request = await room().catch(() => null);
    // Another connection has been started, and joins by itself.
    if (socket.id !== id) return;
    if (request === null || !socket.connected) {
      isJoining = false;
      return;
    }
    silenceTimer = setTimeout(onEntered, silentAfterMs);
    socket.emit(chatEvents.join, request, (response: unknown) => {
      if (socket.id !== id) return;
      clearTimeout(silenceTimer);
      // The next check tries again.
      if (typeof response === 'object' && response !== null && 'joined' in response && response.joined === false) onLeft();
      else onEntered();
    });
  };
  const isPaused = () => restsWhileHidden && browser.document?.visibilityState === 'hidden';
  const check = () => {
    if (isPaused()) return;
    if (!socket.connected) socket.connect();
    else if (!isJoined) void join();
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

  socket.on('connect', () => {
    isJoining = false;
    void join();
  });
  socket.on('disconnect', () => {
    onLeft();
    pause();
  });
  socket.on('connect_error', () => {
    pause();
    // Some networks allow only plain requests, and drop everything else silently.
    socket.io.opts.transports = ['polling', 'websocket'];
  });
  socket.on(chatEvents.messaging, onMessage);
  browser.document?.addEventListener('visibilitychange', onVisibility);
  browser.addEventListener?.('offline', onOffline);

  return {
    isJoined: () => isJoined,
    check,
    close: () => {
      clearTimeout(silenceTimer);
      browser.document?.removeEventListener('visibilitychange', onVisibility);
      browser.removeEventListener?.('offline', onOffline);
      socket.off();
      socket.disconnect();
    },
  };
}

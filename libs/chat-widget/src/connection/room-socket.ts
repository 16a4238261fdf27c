import { chatEvents } from '@wallet/contract';
import { io } from 'socket.io-client';
import { browser } from '../browser.ts';

/** So long an attempt to connect may take. */
const connectMs = 10_000;
/** A backend of an older version joins without a word. */
const silentAfterMs = 2000;

export interface RoomSocketOptions {
  /** Where the socket is; '' for the page's own origin. */
  readonly origin: string;
  /** Which room to join: the operator's prefix and the speaker's id. Rejects while that is not known. */
  readonly room: () => Promise<{ readonly prefix: string; readonly id: string }>;
  /** Proves who joins. Sent in the first packet, never in an address; read again for each connection. */
  readonly token: (() => string | null) | null;
  /** Time between two attempts to connect: at first, and at most. */
  readonly reconnect: { readonly firstMs: number; readonly maxMs: number };
  /** Whether attempts to connect pause while nobody sees the page. */
  readonly restsWhileHidden: boolean;
  readonly onMessage: (item: unknown) => void;
  /** Once for each time that the room was entered. */
  readonly onJoined: () => void;
  /** The room was left; not told where it was not entered. */
  readonly onLost: () => void;
}

export interface RoomSocket {
  readonly isJoined: () => boolean;
  /** Connects and joins where that is not so. */
  readonly check: () => void;
  readonly close: () => void;
}

/** One line to the live messages of one room, which comes back by itself. */
export function openRoomSocket(options: RoomSocketOptions): RoomSocket {
  const { origin, room, token, reconnect, restsWhileHidden, onMessage, onJoined, onLost } = options;
  const settings = {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: connectMs,
    // Another socket may lead to the same place.
    forceNew: true,
    reconnectionDelay: reconnect.firstMs,
    reconnectionDelayMax: reconnect.maxMs,
    // Where all attempts lie equally far apart, they are to be made exactly then.
    randomizationFactor: reconnect.firstMs === reconnect.maxMs ? 0 : 0.5,
    auth: (give: (auth: object) => void) => {
      const given = token?.() ?? null;
      give(given === null ? {} : { token: given });
    },
  };
  const socket = origin === '' ? io(settings) : io(origin, settings);
  let isJoined = false;
  let isJoining = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const entered = () => {
    clearTimeout(silence);
    isJoining = false;
    isJoined = true;
    onJoined();
  };
  const left = () => {
    clearTimeout(silence);
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
    // Another connection began meanwhile, and joins by itself.
    if (socket.id !== id) return;
    if (request === null || !socket.connected) {
      isJoining = false;
      return;
    }
    silence = setTimeout(entered, silentAfterMs);
    socket.emit(chatEvents.join, request, (response: unknown) => {
      if (socket.id !== id) return;
      clearTimeout(silence);
      // The next check tries again.
      if (typeof response === 'object' && response !== null && 'joined' in response && response.joined === false) left();
      else entered();
    });
  };
  const isResting = () => restsWhileHidden && browser.document?.visibilityState === 'hidden';
  const check = () => {
    if (isResting()) return;
    if (!socket.connected) socket.connect();
    else if (!isJoined) void join();
  };
  /** Ends the attempts to connect while they are to rest. */
  const rest = () => {
    if (isResting() && !socket.connected) socket.disconnect();
  };
  /** A line that the network took with it would seem to stand for long. */
  const onOffline = () => {
    if (socket.connected) socket.io.engine.close();
  };
  const onVisibility = () => {
    rest();
    check();
  };

  socket.on('connect', () => {
    isJoining = false;
    void join();
  });
  socket.on('disconnect', () => {
    left();
    rest();
  });
  socket.on('connect_error', () => {
    rest();
    // Some networks let only plain requests through, and others swallow the rest without a word.
    socket.io.opts.transports = ['polling', 'websocket'];
  });
  socket.on(chatEvents.messaging, onMessage);
  browser.document?.addEventListener('visibilitychange', onVisibility);
  browser.addEventListener?.('offline', onOffline);

  return {
    isJoined: () => isJoined,
    check,
    close: () => {
      clearTimeout(silence);
      browser.document?.removeEventListener('visibilitychange', onVisibility);
      browser.removeEventListener?.('offline', onOffline);
      socket.off();
      socket.disconnect();
    },
  };
}

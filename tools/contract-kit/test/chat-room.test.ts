import { createServer } from 'node:http';
import { ChatFailure, type ChatIdentity, type ChatItem, type ChatStatus } from '@wallet/chat-widget';
import { createServerConnection } from '@wallet/chat-widget/server';
import { listenHere } from '@wallet/sandbox/servers';
import { Server, type Socket } from 'socket.io';
import { afterEach, describe, expect, it, vi } from 'vitest';

const identity: ChatIdentity = { kind: 'member', memberId: 'm1' };
const secret = 'secret-token';
const item = {
  _id: 'a',
  sender: 'agent',
  message: { message_type: 'text', payload: { text: 'hi' } },
  createdAt: '2026-03-02T05:00:00Z',
  session_id: null,
  userId: 'm1',
  guestId: null,
  username: null,
  name: null,
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const close of closing.splice(0).reverse()) await close();
});

const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 10 });

/** Starts a backend's socket that responds to joins as given; silent ones do not respond. */
async function openRooms(responses: readonly (boolean | 'silent')[] = [], hasPlainRequestsOnly = false) {
  const http = createServer();
  const io = new Server(http);
  const addresses: string[] = [];
  http.prependListener('request', ({ url = '' }) => addresses.push(url));
  http.prependListener('upgrade', ({ url = '', socket }) => {
    addresses.push(url);
    if (hasPlainRequestsOnly) socket.destroy();
  });
  const sockets: Socket[] = [];
  const joins: unknown[] = [];
  io.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('join', (request: unknown, acknowledge: (response: object) => void) => {
      const response = responses[joins.length] ?? true;
      joins.push(request);
      if (response !== 'silent') acknowledge({ joined: response });
    });
  });
  const { url: origin } = await listenHere(http);
  closing.push(() => io.close());
  return { origin, addresses, sockets, joins };
}

function startAt(first: string, second?: string) {
  const statuses: ChatStatus[] = [];
  const items: ChatItem[] = [];
  const gaps = { count: 0 };
  const unused = () => Promise.reject(new Error('not called here'));
  const loadPrefix = vi.fn(() => Promise.resolve('siam'));
  const identify = vi.fn(() => Promise.resolve(identity));
  const connection = createServerConnection({
    identify,
    sockets: second === undefined ? [first] : [first, second],
    token: () => secret,
    reconnect: { firstMs: 20, maxMs: 50 },
    calls: { loadPrefix, loadHistory: unused, send: unused, upload: unused, markRead: unused },
  });
  const stop = connection.start({
    onItem: (one) => void items.push(one),
    onStatus: (status) => void statuses.push(status),
    onGap: () => {
      gaps.count += 1;
    },
  });
  closing.push(stop);
  return { statuses, items, gaps, loadPrefix, identify, connection, stop };
}

describe('createServerConnection', () => {
  it('joins by prefix and id after each connection, and reports a lost connection', async () => {
    const rooms = await openRooms();
    const { statuses, gaps } = startAt(rooms.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined']));
    expect(rooms.joins).toEqual([{ prefix: 'siam', id: 'm1' }]);
    expect(gaps.count).toBe(0);
    rooms.sockets[0]?.conn.close();
    await until(() => expect(statuses).toEqual(['connecting', 'joined', 'disconnected', 'joined']));
    expect(gaps.count).toBe(1);
    expect(rooms.joins).toHaveLength(2);
  });

  it('checks every five seconds whether it is joined, and joins again if not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rooms = await openRooms([false, true]);
    const { statuses, loadPrefix } = startAt(rooms.origin);
    await until(() => expect(rooms.joins).toHaveLength(1));
    vi.advanceTimersByTime(4999);
    expect(statuses).toEqual(['connecting']);
    vi.advanceTimersByTime(1);
    await until(() => expect(statuses).toEqual(['connecting', 'joined']));
    // After the server disconnects, it is not called before the next check.
    rooms.sockets[0]?.disconnect(true);
    await until(() => expect(statuses.at(-1)).toBe('disconnected'));
    vi.advanceTimersByTime(5000);
    await until(() => expect(statuses.at(-1)).toBe('joined'));
    vi.advanceTimersByTime(60_000);
    expect(rooms.joins).toHaveLength(3);
    expect(loadPrefix).toHaveBeenCalledTimes(1);
  });

  it.each(['loadPrefix', 'identify'] as const)('requests the room again after a failure of %s', async (missing) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rooms = await openRooms();
    const { statuses, ...calls } = startAt(rooms.origin);
    const failedCall = calls[missing].mockRejectedValueOnce(new Error('no network'));
    await until(() => expect(rooms.sockets).toHaveLength(1));
    await until(() => expect(failedCall).toHaveBeenCalled());
    expect(rooms.joins).toEqual([]);
    vi.advanceTimersByTime(5000);
    await until(() => expect(statuses.at(-1)).toBe('joined'));
  });

  it('sends nothing until the person is identified', async () => {
    const { identify, connection } = startAt('http://127.0.0.1:9');
    identify.mockRejectedValue(new ChatFailure('unsent'));
    await expect(connection.send({ message_type: 'text', payload: { text: 'hello' } })).rejects.toMatchObject({ outcome: 'unsent' });
    await expect(connection.loadHistory({ skip: 0, limit: 10 })).rejects.toMatchObject({ outcome: 'unsent' });
    await expect(connection.markRead()).rejects.toMatchObject({ outcome: 'unsent' });
  });

  it('counts as joined when the backend does not respond to joins', async () => {
    const rooms = await openRooms(['silent']);
    const { statuses } = startAt(rooms.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined']));
  });

  it('falls back to plain requests when WebSockets are blocked', async () => {
    const rooms = await openRooms([], true);
    const { statuses } = startAt(rooms.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined']));
  });

  it('sends the token to the backend’s own socket only, and never in an address', async () => {
    const [own, other] = [await openRooms(), await openRooms()];
    const { statuses } = startAt(own.origin, other.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined', 'joined']));
    expect(own.sockets[0]?.handshake.auth).toEqual({ token: secret });
    expect(JSON.stringify(other.sockets[0]?.handshake)).not.toContain(secret);
    expect([...own.addresses, ...other.addresses].join()).not.toContain(secret);
    expect(own.addresses.length).toBeGreaterThan(0);
  });

  it('stays joined while one of two sockets is connected, reports a possible gap and reconnects the other', async () => {
    const [one, other] = [await openRooms(), await openRooms()];
    const { statuses, gaps } = startAt(one.origin, other.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined', 'joined']));
    const before = gaps.count;
    other.sockets[0]?.conn.close();
    await until(() => expect(gaps.count).toBe(before + 1));
    expect(statuses).not.toContain('disconnected');
    await until(() => expect(statuses).toEqual(['connecting', 'joined', 'joined', 'joined']));
  });

  it('disconnects when the device goes offline, and reconnects', async () => {
    const device = new EventTarget();
    vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
    vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
    const rooms = await openRooms();
    const { statuses } = startAt(rooms.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined']));
    device.dispatchEvent(new Event('offline'));
    expect(statuses).toEqual(['connecting', 'joined', 'disconnected']);
    await until(() => expect(statuses.at(-1)).toBe('joined'));
  });

  it('does not reconnect the second socket while the page is hidden', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const [one, other] = [await openRooms(), await openRooms()];
    const { statuses, gaps } = startAt(one.origin, other.origin);
    await until(() => expect(statuses).toEqual(['connecting', 'joined', 'joined']));
    const [before, addresses] = [gaps.count, other.addresses.length];
    page.visibilityState = 'hidden';
    other.sockets[0]?.conn.close();
    while (gaps.count === before) await new Promise(setImmediate);
    vi.advanceTimersByTime(10_000);
    // A reconnection attempt would have arrived before this request.
    await fetch(`${other.origin}/socket.io/`);
    expect(other.addresses.slice(addresses)).toEqual(['/socket.io/']);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await until(() => expect(other.sockets).toHaveLength(2));
  });

  it('receives the messages of its own conversation only', async () => {
    const rooms = await openRooms();
    const { statuses, items, stop } = startAt(rooms.origin);
    await until(() => expect(statuses.at(-1)).toBe('joined'));
    const [socket] = rooms.sockets;
    for (const broken of [null, 5, 'x', {}, { sender: 'agent' }, { ...item, message: {} }]) socket?.emit('messaging', broken);
    socket?.emit('messaging', { ...item, _id: 'b', userId: 'm2' });
    socket?.emit('messaging', { ...item, _id: 'c', userId: null, guestId: 'somebody' });
    socket?.emit('messaging', { ...item, _id: 'd', userId: '', mood: 'good' });
    socket?.emit('messaging', item);
    await until(() => expect(items.map(({ _id }) => _id)).toEqual(['d', 'a']));
    stop();
    await until(() => expect(socket?.connected).toBe(false));
  });
});

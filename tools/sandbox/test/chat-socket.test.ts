import { once } from 'node:events';
import { chatEvents, type ChatItem } from '@wallet/contract';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf, sendAsGuest, textOf } from './chat-helper.ts';
import { useSandbox } from './helper.ts';
import { lao, poor, rich } from './member-helper.ts';

const sandbox = useSandbox({ faults: true });
let url: string;
beforeAll(async () => {
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function connect(token?: string, options: Partial<ManagerOptions & SocketOptions> = {}) {
  const auth = { ...(token !== undefined && { token }) };
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth, ...options });
  open.push(socket);
  const texts: unknown[] = [];
  socket.on(chatEvents.messaging, ({ message }: ChatItem) => texts.push(message.payload.text));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    texts,
    /** Joins a room as the app does; resolves with whether the sandbox allowed it. */
    join: async (id: string, prefix = 'siam-fortune') =>
      ((await socket.emitWithAck(chatEvents.join, { prefix, id })) as { joined: boolean }).joined,
    expectTexts: (...expected: readonly string[]) => vi.waitFor(() => expect(texts).toEqual(expected)),
  };
}

const sendAsSupport = (body: object) => sandbox.ask('POST', '/__agent', { body: { operator: 'th', ...body } });
const newGuest = () => `guest-${crypto.randomUUID()}`;
const sayAs = (guestId: string, text: string, clientId?: string) => sendAsGuest(sandbox, guestId, textOf(text, clientId));

// Both directions, restarts and each type of message: `chat.test.ts` of the contract kit.
describe('the live chat', () => {
  it.each([{ path: '/socket.io' }, { path: '/th/socket.io' }, { transports: ['polling'] }])(
    'delivers to a guest only their own conversation with %j',
    async (options) => {
      const id = newGuest();
      const connection = await connect(undefined, options);
      expect(await connection.join(id)).toBe(true);
      await sayAs(newGuest(), 'other guest');
      await sayAs(id, 'mine');
      await connection.expectTexts('mine');
    },
  );

  it('opens the room of a member only to a token of that member', async () => {
    const userId = await idOf(sandbox, rich);
    const tokens = [undefined, 'x', `${await sandbox.tokenOf(rich)}x`, await sandbox.tokenOf(poor), await sandbox.tokenOf(lao)];
    const others = await Promise.all(tokens.map((token) => connect(token)));
    for (const other of others) await other.join(userId);
    const member = await connect(await sandbox.tokenOf(rich));
    expect(await member.join(userId)).toBe(true);
    await sendAsSupport({ userId, text: 'for one pair of eyes' });
    await member.expectTexts('for one pair of eyes');
    // Each connection then receives a message of its own, which shows that no earlier message is still pending.
    for (const other of others) {
      const id = newGuest();
      await other.join(id);
      await sayAs(id, 'own');
      await other.expectTexts('own');
    }
  });

  it.each<[string, string, string]>([
    ['the room of another operator', 'mekong-lucky', 'member'],
    ['an unknown room', 'casino', 'member'],
    ['an id that can be guessed', 'siam-fortune', '12345'],
    ['an invalid id', 'siam-fortune', 'x'.repeat(200)],
  ])('does not open %s', async (_name, prefix, id) => {
    const connection = await connect(await sandbox.tokenOf(rich));
    expect(await connection.join(id === 'member' ? await idOf(sandbox, rich) : id, prefix)).toBe(false);
  });

  it.each([null, 'siam-fortune', { prefix: 'siam-fortune' }, { prefix: {}, id: [] }])(
    'refuses to join with %j, and stays usable',
    async (request) => {
      const connection = await connect();
      expect(await connection.socket.emitWithAck(chatEvents.join, request)).toEqual({ joined: false });
      expect(await connection.join(newGuest())).toBe(true);
    },
  );

  it('disconnects when the session expires, and delivers nothing more', async () => {
    const userId = await idOf(sandbox, poor);
    const connection = await connect(await sandbox.freshTokenOf(poor));
    expect(await connection.join(userId)).toBe(true);
    await sandbox.ask('POST', '/__expire-sessions', { body: { operator: 'th' } });
    const ended = once(connection.socket as never, 'disconnect');
    await sendAsSupport({ userId, text: 'too late' });
    await ended;
    expect(connection.texts).toEqual([]);
  });

  it('refuses the handshake of pages of other sites', async () => {
    const from = (origin: string) => connect(undefined, { extraHeaders: { origin } });
    for (const origin of ['https://evil.example', 'null']) await expect(from(origin)).rejects.toThrow();
    for (const origin of ['http://localhost:4200', url]) expect((await from(origin)).socket.connected).toBe(true);
  });

  it('delivers a message once if it is sent ten times with the same clientId', async () => {
    const id = newGuest();
    const connection = await connect();
    await connection.join(id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => sayAs(id, 'once', 'client-1')));
    expect(new Set(responses.map(({ body }) => (body as { _id: string })._id)).size).toBe(1);
    await sayAs(id, 'twice', 'client-2');
    await connection.expectTexts('once', 'twice');
  });

  it('treats the same clientId in two conversations, and messages without one, as different messages', async () => {
    const [one, other] = [newGuest(), newGuest()];
    await sayAs(one, 'a', 'same');
    await sayAs(other, 'b', 'same');
    for (let sent = 0; sent < 2; sent += 1) await sayAs(one, 'c');
    const read = async (guestId: string) => {
      const { body } = await sandbox.ask('POST', '/th/api/chat/history', { body: { guestId, limit: 10, skip: 0 } });
      return (body as ChatItem[]).map(({ message }) => message.payload.text);
    };
    expect([await read(one), await read(other)]).toEqual([['c', 'c', 'a'], ['b']]);
  });
});

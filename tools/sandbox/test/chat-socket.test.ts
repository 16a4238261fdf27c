import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chatEvents, chatItem, type ChatItem } from '@wallet/contract';
import { io, type Socket } from 'socket.io-client';
import { parse } from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guest, idOf, say } from './chat-helper.ts';
import { useSandbox, shownText } from './helper.ts';
import { lao, poor, rich } from './member-helper.ts';

const sandbox = useSandbox({ faults: true });
let url: string;
beforeAll(async () => {
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((sandbox.app.server.address() as AddressInfo).port)}`;
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

interface Connection {
  readonly socket: Socket;
  readonly received: ChatItem[];
  /** Joins a room as the app does; resolves with whether the sandbox allowed it. */
  readonly join: (prefix: string, id: string) => Promise<boolean>;
  /** Resolves when this many items have arrived. */
  readonly until: (count: number) => Promise<void>;
}

async function connect(token?: string, path = '/socket.io', headers: Record<string, string> = {}): Promise<Connection> {
  const socket = io(url, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    ...(token !== undefined && { auth: { token } }),
  });
  open.push(socket);
  const received: ChatItem[] = [];
  const waiters = new Set<() => void>();
  socket.on(chatEvents.messaging, (item: unknown) => {
    received.push(parse(chatItem, item));
    for (const check of waiters) check();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    received,
    join: async (prefix, id) => ((await socket.emitWithAck(chatEvents.join, { prefix, id })) as { joined: boolean }).joined,
    until: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length >= count) resolve();
        };
        waiters.add(check);
        check();
      }),
  };
}

const textsOf = (items: readonly ChatItem[]) => items.map(({ message }) => message.payload.text);
const sendAsSupport = (body: object) => sandbox.ask('POST', '/__agent', { body });
const newGuest = () => `guest-${crypto.randomUUID()}`;
const sayAs = (guestId: string, text: string, clientId?: string) =>
  sandbox.ask('POST', '/th/api/chat/send-message', {
    body: {
      guestId,
      sender: 'customer',
      message: { message_type: 'text', payload: { text, ...(clientId !== undefined && { clientId }) } },
    },
  });

describe('the live chat', () => {
  it('delivers to a member the messages of support and their own messages from other devices', async () => {
    const connection = await connect(await sandbox.tokenOf(rich));
    const userId = await idOf(sandbox, rich);
    expect(await connection.join('siam-fortune', userId)).toBe(true);
    await say(sandbox, 'hello', rich);
    await sendAsSupport({ operator: 'th', userId, text: 'how can we help?' });
    await connection.until(2);
    expect(textsOf(connection.received)).toEqual(['hello', 'how can we help?']);
    expect(connection.received.map(({ sender }) => sender)).toEqual(['customer', 'agent']);

    const history = await sandbox.asMember(rich, 'POST', '/api/chat/history', { body: { userId, limit: 2, skip: 0 } });
    expect((history.body as ChatItem[]).map(({ _id }) => _id).reverse()).toEqual(connection.received.map(({ _id }) => _id));
  });

  it.each(['/socket.io', '/th/socket.io'])('delivers to a guest only their own conversation at %s', async (path) => {
    const id = newGuest();
    const connection = await connect(undefined, path);
    expect(await connection.join('siam-fortune', id)).toBe(true);
    await sayAs(newGuest(), 'other guest');
    await sayAs(id, 'mine');
    await connection.until(1);
    expect(textsOf(connection.received)).toEqual(['mine']);
  });

  it('also works by HTTP polling', async () => {
    const id = newGuest();
    const socket = io(url, { transports: ['polling'], forceNew: true, reconnection: false });
    open.push(socket);
    await once(socket as never, 'connect');
    await socket.emitWithAck(chatEvents.join, { prefix: 'siam-fortune', id });
    const received = new Promise((resolve) => socket.once(chatEvents.messaging, resolve));
    await sayAs(id, 'polled');
    expect(await received).toMatchObject({ message: { payload: { text: 'polled' } } });
  });

  it('opens the room of a member only to a token of that member', async () => {
    const userId = await idOf(sandbox, rich);
    const tokens = [undefined, 'x', `${await sandbox.tokenOf(rich)}x`, await sandbox.tokenOf(poor), await sandbox.tokenOf(lao)];
    const otherConnections = await Promise.all(tokens.map((token) => connect(token)));
    for (const otherConnection of otherConnections) await otherConnection.join('siam-fortune', userId);
    const member = await connect(await sandbox.tokenOf(rich));
    await member.join('siam-fortune', userId);
    await sendAsSupport({ operator: 'th', userId, text: 'for one pair of eyes' });
    await member.until(1);
    // Each connection then receives a message of its own, which shows that no earlier message is still pending.
    for (const otherConnection of otherConnections) {
      const id = newGuest();
      await otherConnection.join('siam-fortune', id);
      await sayAs(id, 'own');
      await otherConnection.until(1);
      expect(textsOf(otherConnection.received)).toEqual(['own']);
    }
  });

  it.each<[string, string, string]>([
    ['the room of another operator', 'mekong-lucky', 'member'],
    ['an unknown room', 'casino', 'member'],
    ['an id that can be guessed', 'siam-fortune', '12345'],
    ['an invalid id', 'siam-fortune', 'x'.repeat(200)],
  ])('does not open %s', async (_name, prefix, id) => {
    const connection = await connect(await sandbox.tokenOf(rich));
    expect(await connection.join(prefix, id === 'member' ? await idOf(sandbox, rich) : id)).toBe(false);
  });

  it.each([null, 5, 'siam-fortune', {}, { prefix: 'siam-fortune' }, { prefix: {}, id: [] }])(
    'refuses to join with %j, and stays usable',
    async (request) => {
      const connection = await connect();
      expect(await connection.socket.emitWithAck(chatEvents.join, request)).toEqual({ joined: false });
      expect(await connection.join('siam-fortune', newGuest())).toBe(true);
    },
  );

  it('disconnects when the session expires, and delivers nothing more', async () => {
    const token = await sandbox.freshTokenOf(poor);
    const userId = await idOf(sandbox, poor);
    const connection = await connect(token);
    expect(await connection.join('siam-fortune', userId)).toBe(true);
    await sandbox.ask('POST', '/__expire-sessions', { body: { operator: 'th' } });
    const ended = new Promise((resolve) => connection.socket.once('disconnect', resolve));
    await sendAsSupport({ operator: 'th', userId, text: 'too late' });
    await ended;
    expect(connection.received).toEqual([]);
  });

  it('refuses the handshake of pages of other sites', async () => {
    await expect(connect(undefined, '/socket.io', { origin: 'https://evil.example' })).rejects.toThrow();
    await expect(connect(undefined, '/socket.io', { origin: 'null' })).rejects.toThrow();
    expect((await connect(undefined, '/socket.io', { origin: 'http://localhost:4200' })).socket.connected).toBe(true);
    expect((await connect(undefined, '/socket.io', { origin: url })).socket.connected).toBe(true);
  });

  it('delivers a message once if it is sent ten times with the same clientId', async () => {
    const id = newGuest();
    const connection = await connect();
    await connection.join('siam-fortune', id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => sayAs(id, 'once', 'client-1')));
    expect(new Set(responses.map(({ body }) => (body as { _id: string })._id)).size).toBe(1);
    await sayAs(id, 'twice', 'client-2');
    await connection.until(2);
    expect(textsOf(connection.received)).toEqual(['once', 'twice']);
    expect(connection.received[0]?.message.payload.clientId).toBe('client-1');
  });

  it('treats the same clientId in two conversations, and messages without one, as different messages', async () => {
    const [one, other] = [newGuest(), newGuest()];
    for (const [guestId, text, clientId] of [
      [one, 'a', 'same'],
      [other, 'b', 'same'],
      [one, 'c', undefined],
      [one, 'c', undefined],
    ] as const) {
      await sayAs(guestId, text, clientId);
    }
    const read = async (guestId: string) =>
      textsOf((await sandbox.ask('POST', '/th/api/chat/history', { body: { guestId, limit: 10, skip: 0 } })).body as ChatItem[]);
    expect([await read(one), await read(other)]).toEqual([['c', 'c', 'a'], ['b']]);
  });
});

describe('the support tool', () => {
  it.each(['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback', 'unknown'])(
    'can send a message of type %s',
    async (type) => {
      const id = newGuest();
      const connection = await connect();
      await connection.join('siam-fortune', id);
      expect(await sendAsSupport({ operator: 'th', guestId: id, type, text: 'Here you are' })).toMatchObject({ status: 200 });
      await connection.until(1);
      const [item] = connection.received;
      expect(item?.message.message_type).toBe(type === 'unknown' ? 'carousel_3d' : type);
      expect(JSON.stringify(item?.message.payload)).toContain('Here you are');
      const [picture] = /\/api\/chat\/files\/[\w.?=&-]+/.exec(JSON.stringify(item?.message.payload)) ?? [];
      expect(picture !== undefined).toBe(['media', 'generic'].includes(type));
      if (picture !== undefined) expect((await sandbox.ask('GET', picture)).headers['content-type']).toBe('image/png');
    },
  );

  it('can send any payload', async () => {
    const message = { message_type: 'buttons', payload: { text: 'x', buttons: [] } };
    const { body } = await sendAsSupport({ operator: 'th', guestId: guest, type: message.message_type, payload: message.payload });
    expect(body).toMatchObject({ sender: 'agent', message });
  });

  it.each([{ operator: 'th' }, { operator: 'th', userId: 'a', guestId: 'b' }, { operator: 'th', guestId: 'a', type: 'song' }])(
    'refuses %j',
    async (body) => {
      expect((await sendAsSupport(body)).status).toBe(400);
    },
  );

  it('shows conversations on a page and sends replies from there', async () => {
    const id = newGuest();
    await sayAs(id, 'Where is <b>my</b> money?');
    const path = `/__agent/th/guest/${id}`;
    expect((await sandbox.ask('GET', '/__agent')).text).toContain(path);
    const { text } = await sandbox.ask('GET', path);
    expect(shownText(text)).toContain('Where is <b>my</b> money?');
    expect(text).not.toContain('<b>');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await sandbox.ask('POST', path, { body: 'type=text&text=On+its+way', headers: form })).toMatchObject({ status: 303 });
    expect((await sandbox.ask('GET', path)).text).toContain('On its way');
  });
});

import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { chatEvents, chatItem, type ChatItem } from '@wallet/contract';
import { io, type Socket } from 'socket.io-client';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guest, idOf, lao, otherThai, say, thai } from './chat-helper.ts';
import { shownText } from './shown-text.ts';
import { openSandbox, type TestSandbox } from './helper.ts';

let sandbox: TestSandbox;
let url: string;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${String((sandbox.app.server.address() as AddressInfo).port)}`;
}, 60_000);
afterAll(() => sandbox.close());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

interface Line {
  readonly socket: Socket;
  readonly heard: ChatItem[];
  /** Joins as a client of the wire does; tells whether the room opened. */
  readonly join: (prefix: string, id: string) => Promise<boolean>;
  /** Resolves once that many items arrived. */
  readonly until: (count: number) => Promise<void>;
}

async function connect(token?: string, path = '/socket.io', headers: Record<string, string> = {}): Promise<Line> {
  const socket = io(url, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    ...(token !== undefined && { auth: { token } }),
  });
  open.push(socket);
  const heard: ChatItem[] = [];
  const waiting = new Set<() => void>();
  socket.on(chatEvents.messaging, (item: unknown) => {
    heard.push(parse(chatItem, item));
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard,
    join: async (prefix, id) => ((await socket.emitWithAck(chatEvents.join, { prefix, id })) as { joined: boolean }).joined,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (heard.length >= count) resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}

const textsOf = (items: readonly ChatItem[]) => items.map(({ message }) => message.payload['text']);
const response = (body: object) => sandbox.ask('POST', '/__agent', { body });
const newGuest = () => `guest-${crypto.randomUUID()}`;
const sayAs = (guestId: string, text: string, clientId?: string) =>
  sandbox.ask('POST', '/th/api/chat/send-message', {
    body: {
      guestId,
      sender: 'customer',
      message: { message_type: 'text', payload: { text, ...(clientId !== undefined && { clientId }) } },
    },
  });

describe('the chat, live', () => {
  it('brings a member what support says, and what was said on another device', async () => {
    const line = await connect(await sandbox.tokenOf(thai));
    const userId = await idOf(sandbox, thai);
    expect(await line.join('siam-fortune', userId)).toBe(true);
    await say(sandbox, 'hello', thai);
    await response({ operator: 'th', userId, text: 'how can we help?' });
    await line.until(2);
    expect(textsOf(line.heard)).toEqual(['hello', 'how can we help?']);
    expect(line.heard.map(({ sender }) => sender)).toEqual(['customer', 'agent']);

    const history = await sandbox.asMember(thai, 'POST', '/api/chat/history', { body: { userId, limit: 2, skip: 0 } });
    expect((history.body as ChatItem[]).map(({ _id }) => _id).reverse()).toEqual(line.heard.map(({ _id }) => _id));
  });

  it.each(['/socket.io', '/th/socket.io'])('brings a guest the own conversation at %s', async (path) => {
    const id = newGuest();
    const line = await connect(undefined, path);
    expect(await line.join('siam-fortune', id)).toBe(true);
    await sayAs(newGuest(), 'somebody else');
    await sayAs(id, 'mine');
    await line.until(1);
    expect(textsOf(line.heard)).toEqual(['mine']);
  });

  it('speaks by polling too', async () => {
    const id = newGuest();
    const socket = io(url, { transports: ['polling'], forceNew: true, reconnection: false });
    open.push(socket);
    await once(socket as never, 'connect');
    await socket.emitWithAck(chatEvents.join, { prefix: 'siam-fortune', id });
    const heard = new Promise((resolve) => socket.once(chatEvents.messaging, resolve));
    await sayAs(id, 'polled');
    expect(await heard).toMatchObject({ message: { payload: { text: 'polled' } } });
  });

  it('opens a member’s room to that member’s token only', async () => {
    const userId = await idOf(sandbox, thai);
    const tokens = [undefined, 'x', `${await sandbox.tokenOf(thai)}x`, await sandbox.tokenOf(otherThai), await sandbox.tokenOf(lao)];
    const strangers = await Promise.all(tokens.map((token) => connect(token)));
    for (const stranger of strangers) await stranger.join('siam-fortune', userId);
    const member = await connect(await sandbox.tokenOf(thai));
    await member.join('siam-fortune', userId);
    await response({ operator: 'th', userId, text: 'for one pair of eyes' });
    await member.until(1);
    // Each of them hears what is said to its own guest id afterwards, so that nothing is still on its way.
    for (const stranger of strangers) {
      const id = newGuest();
      await stranger.join('siam-fortune', id);
      await sayAs(id, 'own');
      await stranger.until(1);
      expect(textsOf(stranger.heard)).toEqual(['own']);
    }
  });

  it.each<[string, string, string]>([
    ['another operator’s room', 'mekong-lucky', 'member'],
    ['an unknown room', 'casino', 'member'],
    ['an id that can be guessed', 'siam-fortune', '12345'],
    ['an id that is none', 'siam-fortune', 'x'.repeat(200)],
  ])('does not open %s', async (_name, prefix, id) => {
    const line = await connect(await sandbox.tokenOf(thai));
    expect(await line.join(prefix, id === 'member' ? await idOf(sandbox, thai) : id)).toBe(false);
  });

  it.each([null, 5, 'siam-fortune', {}, { prefix: 'siam-fortune' }, { prefix: {}, id: [] }])(
    'takes %j as no room, and goes on',
    async (request) => {
      const line = await connect();
      expect(await line.socket.emitWithAck(chatEvents.join, request)).toEqual({ joined: false });
      expect(await line.join('siam-fortune', newGuest())).toBe(true);
    },
  );

  it('ends with the session: nothing more is heard', async () => {
    const token = await sandbox.freshTokenOf(otherThai);
    const userId = await idOf(sandbox, otherThai);
    const line = await connect(token);
    expect(await line.join('siam-fortune', userId)).toBe(true);
    await sandbox.ask('POST', '/__expire-sessions', { body: { operator: 'th' } });
    const ended = new Promise((resolve) => line.socket.once('disconnect', resolve));
    await response({ operator: 'th', userId, text: 'too late' });
    await ended;
    expect(line.heard).toEqual([]);
  });

  it('refuses pages of other sites at the handshake', async () => {
    await expect(connect(undefined, '/socket.io', { origin: 'https://evil.example' })).rejects.toThrow();
    await expect(connect(undefined, '/socket.io', { origin: 'null' })).rejects.toThrow();
    expect((await connect(undefined, '/socket.io', { origin: 'http://localhost:4200' })).socket.connected).toBe(true);
    expect((await connect(undefined, '/socket.io', { origin: url })).socket.connected).toBe(true);
  });

  it('tells a message that is sent again under its own id once', async () => {
    const id = newGuest();
    const line = await connect();
    await line.join('siam-fortune', id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => sayAs(id, 'once', 'client-1')));
    expect(new Set(responses.map(({ body }) => (body as { _id: string })._id)).size).toBe(1);
    await sayAs(id, 'twice', 'client-2');
    await line.until(2);
    expect(textsOf(line.heard)).toEqual(['once', 'twice']);
    expect(line.heard[0]?.message.payload['clientId']).toBe('client-1');
  });

  it('keeps ids of messages apart by conversation, and messages without one', async () => {
    const [one, other] = [newGuest(), newGuest()];
    await sayAs(one, 'a', 'same');
    await sayAs(other, 'b', 'same');
    await sayAs(one, 'c');
    await sayAs(one, 'c');
    const read = async (guestId: string) =>
      textsOf((await sandbox.ask('POST', '/th/api/chat/history', { body: { guestId, limit: 10, skip: 0 } })).body as ChatItem[]);
    expect(await read(one)).toEqual(['c', 'c', 'a']);
    expect(await read(other)).toEqual(['b']);
  });
});

describe('support', () => {
  it.each(['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback', 'unknown'])('answers by %s', async (type) => {
    const id = newGuest();
    const line = await connect();
    await line.join('siam-fortune', id);
    expect(await response({ operator: 'th', guestId: id, type, text: 'Here you are' })).toMatchObject({ status: 200 });
    await line.until(1);
    const [item] = line.heard;
    expect(item?.message.message_type).toBe(type === 'unknown' ? 'carousel_3d' : type);
    expect(JSON.stringify(item?.message.payload)).toContain('Here you are');
    const [picture] = /\/api\/chat\/files\/[\w.?=&-]+/.exec(JSON.stringify(item?.message.payload)) ?? [];
    expect(picture !== undefined).toBe(['media', 'generic'].includes(type));
    if (picture !== undefined) expect((await sandbox.ask('GET', picture)).headers['content-type']).toBe('image/png');
  });

  it('answers by any payload', async () => {
    const { body } = await response({ operator: 'th', guestId: guest, type: 'buttons', payload: { text: 'x', buttons: [] } });
    expect(body).toMatchObject({ sender: 'agent', message: { message_type: 'buttons', payload: { text: 'x', buttons: [] } } });
  });

  it.each([{}, { operator: 'th' }, { operator: 'th', userId: 'a', guestId: 'b' }, { operator: 'th', guestId: 'a', type: 'song' }])(
    'refuses %j',
    async (body) => {
      expect((await response(body)).status).toBe(400);
    },
  );

  it('sees conversations on a page, and answers there', async () => {
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
    expect((await sandbox.ask('POST', path, { body: 'text=forged', headers: { ...form, 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    );
  });

  it('exists on this machine only, and only where switches were asked for', async () => {
    expect((await sandbox.ask('GET', '/__agent', { ip: '10.0.0.5' })).status).toBe(404);
    expect((await sandbox.ask('POST', '/__agent', { ip: '10.0.0.5', body: { operator: 'th', guestId: guest, text: 'x' } })).status).toBe(
      404,
    );
    const plain = await sandbox.alongside({});
    try {
      expect((await plain.ask('GET', '/__agent')).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

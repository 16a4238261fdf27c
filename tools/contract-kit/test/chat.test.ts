import { ChatFailure, createConversation, readGuestId, type ChatIdentity, type Conversation } from '@wallet/chat-widget';
import { createServerConnection, type ChatCalls } from '@wallet/chat-widget/server';
import { createMemoryStorage } from '@wallet/chat-widget/testing';
import {
  chatConfigResponse,
  chatHistoryResponse,
  chatItem,
  chatSendResponse,
  markerHeader,
  messageResponse,
  uploadResponse,
  walletResponse,
  type ChatItem,
} from '@wallet/contract';
import { parse, type GenericSchema, type InferOutput } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCuttableConnection, type CuttableConnection } from './cuttable-connection.ts';
import { member, startKitSandbox, type KitSandbox } from './kit-sandbox.ts';

let sandbox: KitSandbox;
let token: string;
let memberId: string;

beforeAll(async () => {
  sandbox = await startKitSandbox({ faults: true });
  ({ token } = (await request(sandbox.url, 'POST', 'login', member)) as { token: string });
  memberId = parse(walletResponse, await request(sandbox.url, 'GET', 'wallet')).profile._id;
}, 60_000);
afterAll(() => sandbox[Symbol.asyncDispose](), 30_000);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function request(url: string, method: string, path: string, body?: object | FormData): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/th/api/${path}`, {
    method,
    headers: {
      [markerHeader.name]: markerHeader.value,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(3000),
  });
  if (response.status >= 400 && response.status < 500) throw new ChatFailure('refused');
  return response.json();
}

/** @param keepsIds false for a backend that does not store clients' message ids and so stores a repeated message twice */
function callsAt(url: string, keepsIds = true): ChatCalls {
  const call = async <Schema extends GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    body?: object,
  ): Promise<InferOutput<Schema>> => parse(schema, await request(url, method, path, body));
  return {
    loadPrefix: async () => (await call(chatConfigResponse, 'GET', 'chat/config')).PREFIX,
    loadHistory: (request) => call(chatHistoryResponse, 'POST', 'chat/history', request),
    send: ({ message: { payload, ...message }, ...request }) => {
      const { clientId, ...bare } = payload;
      return call(chatSendResponse, 'POST', 'chat/send-message', {
        ...request,
        message: { ...message, payload: keepsIds ? { ...bare, clientId } : bare },
      });
    },
    upload: async ({ kind, file }) => {
      const form = new FormData();
      form.append('file', file);
      return (await call(uploadResponse, 'POST', `chat/upload-${kind}`, form)).path;
    },
    markRead: (owner) => call(messageResponse, 'PUT', 'chat/read-customer/', owner),
  };
}

/** A browser whose storage outlives its pages. */
function openBrowser(
  url: string,
  identity: ChatIdentity,
  { second, keepsIds }: { readonly second?: string; readonly keepsIds?: boolean } = {},
) {
  const storage = createMemoryStorage();
  const open = () => {
    const connection = createServerConnection({
      identify: () => Promise.resolve(identity),
      sockets: second === undefined ? [url] : [url, second],
      token: () => token,
      calls: callsAt(url, keepsIds),
      reconnect: { firstMs: 20, maxMs: 100 },
    });
    const conversation = createConversation({
      connection,
      owner: identity.kind === 'member' ? `member:${identity.memberId}` : `visitor:${identity.guestId}`,
      storage,
      apiOrigin: url,
      betweenChecksMs: 100,
    });
    closing.push(() => conversation.close());
    return conversation;
  };
  return { open };
}

const newVisitor = (): ChatIdentity & { kind: 'visitor' } => ({
  kind: 'visitor',
  guestId: readGuestId({ get: () => null, set: () => undefined }),
});

async function replyAsSupport(identity: ChatIdentity, text: string, type = 'text'): Promise<ChatItem> {
  const owner = identity.kind === 'member' ? { userId: identity.memberId } : { guestId: identity.guestId };
  const body = JSON.stringify({ operator: 'th', ...owner, type, text });
  return parse(
    chatItem,
    await (await fetch(`${sandbox.url}/__agent`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
  );
}

const linesOf = (conversation: Conversation) =>
  conversation.getState().entries.map(({ content }) => ('text' in content ? content.text : content.kind));
const until = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 20 });

async function storedAt(identity: ChatIdentity): Promise<readonly string[]> {
  const { loadHistory } = callsAt(sandbox.url);
  const owner = identity.kind === 'member' ? { userId: identity.memberId, guestId: '' } : { userId: '', guestId: identity.guestId };
  const texts: string[] = [];
  for (let skip = 0; ; skip += 100) {
    const page = await loadHistory({ ...owner, skip, limit: 100 });
    if (page.length === 0) return texts.reverse();
    texts.push(...page.map(({ message }) => String(message.payload.text)));
  }
}

describe('a conversation with the sandbox', () => {
  it('works in both directions, on two devices of a member', async () => {
    const identity: ChatIdentity = { kind: 'member', memberId };
    const [one, other] = [openBrowser(sandbox.url, identity).open(), openBrowser(sandbox.url, identity).open()];
    await until(() => expect([one, other].map((each) => each.getState().status)).toEqual(['joined', 'joined']));
    one.sendText('hello from one');
    await until(() => expect(linesOf(other).at(-1)).toBe('hello from one'));
    await replyAsSupport(identity, 'hello from support');
    other.sendText('hello from the other');
    const all = ['hello from one', 'hello from support', 'hello from the other'];
    await until(() => {
      for (const each of [one, other]) expect([...linesOf(each)].sort()).toEqual([...all].sort());
      expect(
        one
          .getState()
          .entries.map(({ delivery }) => delivery)
          .sort(),
      ).toEqual(['succeed', 'succeed', undefined]);
    });
    expect(linesOf(one)).toEqual(linesOf(other));
  });

  it('shows pictures and every type of support message, and reports what was read', async () => {
    const identity = newVisitor();
    const conversation = openBrowser(sandbox.url, identity).open();
    await until(() => expect(conversation.getState().status).toBe('joined'));
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000020000000308060000000000000000', 'hex');
    expect(conversation.sendFile(new File([new Uint8Array(png)], 'a.png', { type: 'image/png' }))).toBeUndefined();
    await until(() =>
      expect(conversation.getState().entries).toMatchObject([
        { delivery: 'succeed', content: { kind: 'media', url: expect.stringContaining(`${sandbox.url}/api/chat/files/`) as string } },
      ]),
    );
    for (const type of ['buttons', 'media', 'quick_replies', 'generic', 'postback', 'unknown'])
      await replyAsSupport(identity, 'Here', type);
    await until(() =>
      expect(conversation.getState().entries.map(({ content }) => content.kind)).toEqual([
        'media',
        'buttons',
        'media',
        'quick-replies',
        'cards',
        'postback',
        'unknown',
      ]),
    );
    expect(conversation.getState().unread).toBe(6);
    conversation.setViewed(true);
    const rowOfSupport = async () => {
      const page = await (await fetch(`${sandbox.url}/__agent`)).text();
      return page.split('<tr>').find((row) => row.includes(identity.guestId));
    };
    await expect.poll(rowOfSupport, { timeout: 10_000 }).toContain('<td>read</td>');
  });

  it('receives each message once over two sockets, and continues over one of them', async () => {
    const identity = newVisitor();
    const [first, second] = [await openCuttableConnection(new URL(sandbox.url)), await openCuttableConnection(new URL(sandbox.url))];
    closing.push(first.close, second.close);
    const conversation = openBrowser(first.url, identity, { second: second.url }).open();
    await until(() => expect(conversation.getState()).toMatchObject({ status: 'joined', history: 'ready' }));
    await replyAsSupport(identity, 'one');
    await until(() => expect(linesOf(conversation)).toEqual(['one']));
    second.cut();
    await replyAsSupport(identity, 'two');
    await until(() => expect(linesOf(conversation)).toEqual(['one', 'two']));
    second.restore();
    first.cut();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await replyAsSupport(identity, 'three');
    await until(() => expect(linesOf(conversation)).toEqual(['one', 'two', 'three']));
    first.restore();
    conversation.sendText('four');
    await until(() => expect(conversation.getState().entries.at(-1)).toMatchObject({ content: { text: 'four' }, delivery: 'succeed' }));
    expect(linesOf(conversation)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('neither loses, duplicates nor misplaces messages while the network is cut, slowed and restored a hundred times', async () => {
    const random = createRandom(20_260_302);
    const identity = newVisitor();
    const lines: CuttableConnection[] = [
      await openCuttableConnection(new URL(sandbox.url)),
      await openCuttableConnection(new URL(sandbox.url)),
    ];
    closing.push(...lines.map(({ close }) => close));
    // One relies on the backend to recognise repeated messages, the other only on itself.
    const browsers = lines.map(({ url }, index) => openBrowser(url, identity, { keepsIds: index === 0 }));
    const pages = browsers.map(({ open }) => open());
    const sent: string[] = [];
    const send = (sender: number) => {
      const text = `${String(sender)} says ${String(sent.length)}`;
      sent.push(text);
      if (sender < 2) pages[sender]?.sendText(text);
      return sender < 2 ? null : replyAsSupport(identity, text);
    };

    for (let cut = 0; cut < 100; cut += 1) {
      const line = lines[cut % 2];
      if (random() < 0.5) await send(Math.floor(random() * 3));
      const fault = random();
      if (fault < 0.4) line?.mute();
      else if (fault < 0.7) line?.slow(20 + random() * 60);
      else line?.cut();
      await new Promise((resolve) => setTimeout(resolve, random() * 80));
      line?.restore();
      if (random() < 0.1) {
        // Reloads the page in the middle of it.
        pages[cut % 2]?.close();
        const [reopened] = browsers.slice(cut % 2).map(({ open }) => open());
        if (reopened) pages[cut % 2] = reopened;
      }
    }
    await expect.poll(async () => [...(await storedAt(identity))].sort(), { timeout: 20_000, interval: 100 }).toEqual([...sent].sort());
    for (const page of pages) {
      await until(() => expect(page.getState()).toMatchObject({ status: 'joined', history: 'ready' }));
      while (page.getState().older !== 'none') {
        page.loadOlder();
        await until(() => expect(page.getState().older).not.toBe('loading'));
      }
      const stored = await storedAt(identity);
      await until(() => expect(linesOf(page)).toEqual(stored));
      expect(page.getState().entries.filter(({ from, delivery }) => from === 'self' && delivery !== 'succeed')).toEqual([]);
    }
    for (const sender of ['0', '1']) {
      const own = (texts: readonly string[]) => texts.filter((text) => text.startsWith(sender));
      expect(own(await storedAt(identity))).toEqual(own(sent));
    }
  }, 60_000);
});

/** A random number generator from 0 to 1 with a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
